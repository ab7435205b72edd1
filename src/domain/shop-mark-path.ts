/** The outline of the shop's mark, in a square of 24: it fills all but 1.5 at each side. */
export const shopMarkPath = "M1.5 1.5H6V18h12v-4.5h-7.5v-12h12v21h-21z";
