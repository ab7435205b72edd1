import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { type Connect, normalizePath, type Plugin } from "vite";
import { dataFiles } from "#data-reader/data-files.ts";
import { demoSellerFolder } from "#domain/selling-platform.ts";
import type { Site } from "#finish/finish.ts";
import { fillTemplate } from "#prerender/shared/fill-template.ts";
import { colourScheme, themeCss, themeVariablesCss } from "#prerender/shared/theme-css.ts";

const demoSellerCss = `${demoSellerFolder}/theme.css`;

/**
 * Adds the owner's theme to the styles, to the head of `index.html`, for the browser's own parts of the window,
 * and to the demonstration.
 */
export function themePlugin(dataFolder: string, site: () => Promise<Site>): Plugin {
  const themeOfSite = async () => (await site()).theme;
  const sendCss = async (response: ServerResponse, next: Connect.NextFunction) => {
    try {
      response.setHeader("Content-Type", "text/css");
      response.end(themeVariablesCss(await themeOfSite()));
    } catch (error) {
      next(error);
    }
  };
  return {
    name: "latchkey:theme",
    // Before Tailwind.
    enforce: "pre",
    configResolved: ({ root, configFileDependencies }) => {
      // A new theme restarts the development server: Tailwind compiles only files that have changed.
      configFileDependencies.push(normalizePath(join(root, dataFolder, dataFiles.theme.fileName)));
    },
    transform: {
      filter: { id: /\/src\/shop\/styles\.css$/ },
      handler: async (css) => `${css}\n${themeCss(await themeOfSite(), `/${dataFolder}/media`)}`,
    },
    transformIndexHtml: async (html) => {
      const { ink } = (await themeOfSite()).colours;
      return fillTemplate(html, { INK: ink, SCHEME: colourScheme(ink) });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${demoSellerCss}`, (_request, response, next) => {
        void sendCss(response, next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const source = themeVariablesCss(await themeOfSite());
      this.emitFile({ type: "asset", fileName: demoSellerCss, source });
    },
  };
}
