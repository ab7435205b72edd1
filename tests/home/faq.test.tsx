import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Faq } from "#home/faq.tsx";
import { questions } from "#data/questions.ts";

const entries = () => screen.getAllByRole<HTMLDetailsElement>("group");
const answer = (index: number) => screen.getByText(questions[index]?.answer ?? "no answer");
const press = (index: number) =>
  userEvent.click(screen.getByText(questions[index]?.question ?? "no question"));

test("the five questions are in order, all closed", () => {
  render(<Faq heading="Asked before you" questions={questions} />);
  expect(entries()).toHaveLength(5);
  for (const [index, entry] of entries().entries()) {
    expect(entry).toHaveTextContent(questions[index]?.question ?? "no question");
    expect(entry.open).toBe(false);
    expect(answer(index)).not.toBeVisible();
  }
});

test("a press opens an answer, the next closes it", async () => {
  render(<Faq heading="Asked before you" questions={questions} />);
  await press(1);
  expect(answer(1)).toBeVisible();
  await press(1);
  expect(answer(1)).not.toBeVisible();
});

test("the answers share one name, so the browser keeps one open at a time", async () => {
  render(<Faq heading="Asked before you" questions={questions} />);
  expect(new Set(entries().map((entry) => entry.getAttribute("name")))).toEqual(new Set(["faq"]));
});
