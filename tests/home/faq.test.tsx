import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Faq } from "#shop/home/faq.tsx";

const questionOf = (entry: HTMLElement) => entry.querySelector("summary")?.textContent;

// Those with an exclamation mark are marked as the first.
test.each([
  { written: ["A?", "B?", "C!"], shown: ["C!", "A?", "B?"], open: ["C!"] },
  { written: ["A?", "B!", "C!"], shown: ["B!", "A?", "C!"], open: ["B!"] },
  { written: ["A?", "B?"], shown: ["A?", "B?"], open: [] },
])("of $written, $open is on top and open, the others keep their order", (row) => {
  render(
    <Faq
      heading="Asked before you"
      questions={row.written.map((question) => {
        return { question, answer: "Yes.", first: question.endsWith("!") };
      })}
    />,
  );
  const entries = screen.getAllByRole<HTMLDetailsElement>("group");
  expect(entries.map(questionOf)).toEqual(row.shown);
  expect(entries.filter(({ open }) => open).map(questionOf)).toEqual(row.open);
});

test("an address and a page in an answer are links", () => {
  const answer = "See /status, or https://docs.example/pc.";
  const questions = [{ question: "Does it work?", answer, first: true }];
  render(<Faq heading="Questions" questions={questions} />, {
    wrapper: MemoryRouter,
  });
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/status", "https://docs.example/pc"]);
});
