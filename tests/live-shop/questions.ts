import type { Question } from "#domain/question.ts";

export const questions: Question[] = [
  {
    question: "How fast do I get my key?",
    answer: "Within seconds of the payment. It is on the confirmation page and in your e-mail.",
  },
  {
    question: "Why should I trust you?",
    answer: "The status of every product is public, and our customers are on Discord.",
  },
];
