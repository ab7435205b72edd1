// Rules of html-validate for the built pages: npx html-validate dist
import { defineConfig } from "html-validate";

export default defineConfig({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // The demo seller's own files on the shop's own host need no integrity attribute.
    "require-sri": "off",
    // The search has nothing to submit: its results follow each key.
    "wcag/h32": "off",
    // ARIA allows a name on a list, and screen readers read that of the gallery.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});
