/** The SVG path of the shop's mark, in a 24 by 24 box with a margin of 1.5. */
export const shopMarkPath = "M1.5 1.5H6V18h12v-4.5h-7.5v-12h12v21h-21z";
