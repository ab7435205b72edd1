import type { HomeTexts } from "./home-texts.ts";

const defaultHeadings = {
  products: "Our Cheats",
  reviews: "What Our Users Say",
  questions: "Asked before you",
};

/** The headings of Home's sections: the owner's, or the defaults. */
export function homeHeadings({ headings }: Pick<HomeTexts, "headings">): typeof defaultHeadings {
  return {
    products: headings?.products ?? defaultHeadings.products,
    reviews: headings?.reviews ?? defaultHeadings.reviews,
    questions: headings?.questions ?? defaultHeadings.questions,
  };
}
