import { act, render } from "@testing-library/react";
import { Suspense, type ComponentType } from "react";
import { expect, test } from "vitest";
import { lazyExtra } from "#screens/lazy-extra.ts";

type NoteProps = { text: string };

async function show(load: () => Promise<ComponentType<NoteProps>>) {
  const Extra = lazyExtra(load);
  const page = await act(async () =>
    render(
      <Suspense>
        <p>Page</p>
        <Extra text="Note" />
      </Suspense>,
    ),
  );
  return page.container;
}

test("what can be fetched is shown", async () => {
  const container = await show(async () => ({ text }) => <p>{text}</p>);
  expect(container).toHaveTextContent("PageNote");
});

test("what cannot be fetched leaves the page as it is", async () => {
  const container = await show(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(container).toHaveTextContent(/^Page$/);
});
