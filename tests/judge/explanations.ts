/** An accepted finding and the reason. */
export type Explanation = {
  judge: string;
  rule: RegExp;
  /** Matches the finding's place or text. By default, every finding of the rule. */
  match?: RegExp;
  reason: string;
};

/** Every accepted finding. One that matches nothing fails `npm run judge`. */
export const explanations: readonly Explanation[] = [
  {
    judge: "html-validate",
    rule: /^require-sri$/,
    match: /demo-seller/,
    reason: "The demo seller's own files on the shop's own host need no integrity attribute.",
  },
  {
    judge: "html-validate",
    rule: /^aria-label-misuse$/,
    match: /\/product\//,
    reason: "ARIA allows a name on a list, and screen readers read that of the gallery.",
  },
  {
    judge: "structured-data-validator",
    rule: /^Product warning$/,
    match: /"gtin"/,
    reason: "Licence keys have no trade item number.",
  },
  {
    judge: "structured-data-validator",
    rule: /warning$/,
    match: /\(optional\)/,
    reason: "Optional fields: the shop has no ratings, and neither ships nor takes back.",
  },
  {
    judge: "csp_evaluator",
    rule: /^medium_maybe script-src$/,
    match: /'self' can be problematic/,
    reason: "The host serves the build's files only: no JSONP, no AngularJS, no uploads.",
  },
  {
    judge: "Siteimprove Alfa",
    rule: /^sia-r73$/,
    reason: "Line height 1.5 is WCAG AAA (1.4.8).",
  },
  {
    judge: "Siteimprove Alfa",
    rule: /^sia-r111$/,
    reason: "Targets of 44 px are WCAG AAA (2.5.5). The AA rule, 24 px, passes.",
  },
  {
    judge: "Siteimprove Alfa",
    rule: /^sia-r61$/,
    match: /notice (?:at the|in a corner)/,
    reason: "A notice comes before the page, with its own heading. No success criterion.",
  },
  {
    judge: "Siteimprove Alfa",
    rule: /^sia-r(?:66|69)$/,
    match: /notice (?:at the|in a corner).* 1\.0[49]:1/s,
    reason: "Alfa takes the surface for white. Computed styles: #f5f5f2 on #121214 and #0a0a0b.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^element_tabbable_unobscured .* potential$/,
    reason: "Covered at rest by a bar, menu or dialog; keyboard.spec.ts tests it with the focus.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^a_target_warning .* potential$/,
    match: /^menu, .*\/nav\[1\]/,
    reason: 'The menu\'s Support link ends with "(opens the community chat in a new tab)".',
  },
  {
    judge: "IBM Equal Access",
    rule: /^caption_track_exists .* potential$/,
    reason: "The hero film is silent decoration.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^frame_src_valid .* potential$/,
    reason: "YouTube's player, which is not loaded here, brings its own controls and captions.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^aria_complementary_label_visible /,
    match: /announcement/,
    reason: "A recommendation. The announcement is one line, with a name but no heading.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^list_structure_proper .* potential$/,
    match: /^browser check/,
    reason: "Each term and its detail are in a div, which HTML allows in a dl.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^style_color_misuse .* potential$/,
    reason: "A reminder for every style sheet. A status has a word and a shape besides its colour.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^aria_content_in_landmark /,
    match: /div\[1\]\/a\[1\] /,
    reason: "The skip link comes before every landmark, so that it is the first tab stop.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^element_tabbable_visible .* potential$/,
    match: /div\[1\]\/a\[1\] /,
    reason: "The skip link shows when it has the focus; keyboard.spec.ts tests it.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^text_block_heading .* potential$/,
    reason: "Large text that heads nothing: the shop's name, prices, the error's message.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^style_viewport_resizable .* potential$/,
    match: /demo-seller/,
    reason: "The demo seller's heading is clamped between two sizes in rem, which zoom enlarges.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^input_label_visible .* potential$/,
    reason: "The specification gives the search box a placeholder and no label; an icon stays.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^blockquote_cite_exists .* potential$/,
    reason: "Reviews are quotations without an address; the figure's caption names the customer.",
  },
  {
    judge: "IBM Equal Access",
    rule: /^text_sensory_misuse .* potential$/,
    reason: "The word is used of a button that has its own name, or figuratively.",
  },
  {
    judge: "HTML_CodeSniffer",
    rule: /1_4_10.* warning$/,
    reason: "Fixed elements fit a screen of 320 px; layout and keyboard tests check it.",
  },
  {
    judge: "HTML_CodeSniffer",
    rule: /1_4_3.*(?:Abs|BgImage|Alpha) warning$/,
    reason:
      "The contrast cannot be computed here. axe computes it in a11y.spec.ts and finds nothing.",
  },
  {
    judge: "HTML_CodeSniffer",
    rule: /F24\.FGColour warning$/,
    reason:
      "A notice's text colour has the notice's surface behind it, and the owner's check compares them.",
  },
  {
    judge: "HTML_CodeSniffer",
    rule: /1_3_1_A\.G141 warning$/,
    match: /notice (?:at the|in a corner)/,
    reason: "A notice comes before the page's h1, and its heading is an h2 below it.",
  },
  {
    judge: "HTML_CodeSniffer",
    rule: /H67\.2 warning$/,
    reason: "Decorative pictures beside their product's name have an empty alternative text.",
  },
];
