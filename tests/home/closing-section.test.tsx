import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { home } from "#data/home.ts";
import type { Question } from "#domain/question.ts";
import { ClosingSection } from "#shop/home/closing-section.tsx";

function renderSection(questions: readonly Question[]) {
  render(
    <ClosingSection
      community={home.community}
      inviteUrl="https://chat.example/invite"
      faqHeading="Asked before you"
      questions={questions}
    />,
  );
}

const entries = () =>
  screen.getAllByRole<HTMLDetailsElement>("group").map((entry) => ({
    question: entry.querySelector("summary")?.textContent,
    isOpen: entry.open,
  }));

const asked = (question: string, first = false) => ({ question, answer: "Yes.", first });

test("the owner's first question is on top and open, the others keep their order", () => {
  renderSection([asked("A?"), asked("B?"), asked("C?", true)]);
  expect(entries()).toEqual([
    { question: "C?", isOpen: true },
    { question: "A?", isOpen: false },
    { question: "B?", isOpen: false },
  ]);
});
