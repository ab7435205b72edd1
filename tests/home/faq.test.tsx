import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Faq } from "#shop/home/faq.tsx";

test("the question that is marked as the first is open", () => {
  const questions = ["A?", "B?"].map((question, index) => {
    return { question, answer: "Yes.", first: index === 0 };
  });
  render(<Faq heading="Asked before you" questions={questions} />);
  const entries = screen.getAllByRole<HTMLDetailsElement>("group");
  expect(entries.map(({ open }) => open)).toEqual([true, false]);
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
