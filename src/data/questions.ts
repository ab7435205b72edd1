import type { Question } from "#domain/question.ts";

export const questions: Question[] = [
  {
    question: "What do I do if I have an issue?", // sample
    answer:
      "Join our Discord and open a ticket. Support is there 24/7. Say which product you use and what you see; a screenshot helps.", // sample
  },
  {
    question: "How do I check that my PC is compatible?", // sample
    answer:
      "Every product lists what it runs on. Press the Windows key and R, type msinfo32, and compare the Windows version, processor and graphics card. If you are not sure, ask in a ticket before you buy.", // sample
  },
  {
    question: "How fast is delivery?", // sample
    answer:
      "Instant, once the payment is confirmed. The key and the instructions go to the e-mail address you give at checkout.", // sample
  },
  {
    question: "What is the difference between internal and external products?", // sample
    answer:
      "An internal product runs inside the game's own process. An external product runs beside it as a separate program. External products are simpler to start and stop, and both of ours are external.", // sample
  },
  {
    question: "Why should I trust you?", // sample
    first: true,
    answer:
      "We have been in business since 2019. Every product's status is public, payment runs through SellAuth, and you can talk to us and to other customers before you spend anything.", // sample
  },
];
