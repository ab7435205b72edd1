import type { Locator, Page } from "@playwright/test";
import { home } from "#tests/live-shop/home.ts";
import { reviews } from "#tests/live-shop/reviews.ts";
import { expect, liveShop, test } from "../fixtures.ts";
import { heading, openGroups } from "../main-screens.ts";
import { filledPlans } from "../page-measures.ts";

// A real seller's shop, as its shoppers see it.
test.use({ baseURL: liveShop });

const invite = "https://discord.gg/nordlicht";
/** The colours in tests/live-shop/theme.ts. */
const statusColours = {
  Undetected: "rgb(61, 220, 132)",
  Updating: "rgb(90, 169, 255)",
  Detected: "rgb(255, 92, 92)",
  Soon: "rgb(255, 210, 63)",
};

type Status = keyof typeof statusColours;

const main = (page: Page) => page.getByRole("main");
const article = (page: Page) => page.getByRole("article");
const ownStatus = (page: Page) =>
  article(page).getByRole("paragraph").filter({ hasText: "Status:" });
const purchases = (page: Page) => page.getByRole("button", { name: /^Purchase/ });
const warning = (page: Page) => main(page).getByText(/may not work|account banned/);

async function expectStatus(place: Locator, status: Status) {
  const word = place.getByText(status, { exact: true });
  await expect(word).toBeVisible();
  await expect(word).toHaveCSS("color", statusColours[status]);
}

/** How many stars of a drawing are filled. */
const filledStars = (drawing: Locator) =>
  drawing
    .locator("use")
    .evaluateAll((stars) => stars.filter((star) => getComputedStyle(star).fill !== "none").length);

/** The status and the form of each dot in the list of Status. */
const shapesOfDots = (page: Page) =>
  main(page)
    .locator(".status-rows [data-status]")
    .evaluateAll((labels) =>
      labels.map((label) => {
        const { borderRadius, borderWidth, rotate } = getComputedStyle(
          label.firstElementChild ?? label,
        );
        return `${label.textContent}: ${borderRadius} ${borderWidth} ${rotate}`;
      }),
    );

test("Home has the seller's words, logo, prices and statuses", async ({ page, goto }) => {
  await goto("/");
  const brand = page.getByRole("banner").getByRole("link", { name: "Nordlicht" });
  await expect(brand.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  await expect(page.getByRole("complementary", { name: "Announcement" })).toBeVisible();
  await expect(heading(page)).toHaveText(home.hero.headline);
  const headings = ["All tools", "From our customers", home.community.title, "Before you buy"];
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText(headings);

  const board = page.getByRole("navigation", { name: "Products and their status" });
  await expect(board.getByRole("link")).toHaveText([
    "Checked 15 January 20257 of 9 undetected, ·1 updating, ·1 detected",
    "Halberd [R6]from €3.50Undetected",
    "Drift [DAYZ]from €7.25Undetected",
    "Osprey Tournament Observer and Demo Review Companion [CS2]€2.50Undetected",
  ]);
  await expectStatus(board.getByRole("listitem").filter({ hasText: "Halberd" }), "Undetected");

  for (const { rating, user } of reviews) {
    const card = page.getByRole("figure").filter({ hasText: user }).first();
    const stars = card.getByRole("img", { name: `${rating} of 5 stars` });
    expect(await filledStars(stars), user).toBe(rating);
  }
  await expect(main(page)).toContainText(home.community.text);
  for (const name of [
    "Join Discord (opens in a new tab)",
    "Support (opens in a new tab)",
    "Discord (opens in a new tab)",
  ]) {
    const link = page.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", invite);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
  const rowsOf = (name: string) => main(page).locator("#products li", { hasText: name });
  await expect(rowsOf("Ember").last()).toContainText("Updatingfrom €5.00");
  await expectStatus(rowsOf("Lantern"), "Detected");
  await expectStatus(rowsOf("Drift").first(), "Undetected");
  await expect(rowsOf("Quartz")).toContainText("Sold out");
  await expect(rowsOf("Quartz")).not.toContainText("€");
});

test("each product says what works, what it costs, and warns before a plan of one in trouble", async ({
  page,
  goto,
  allowHost,
}) => {
  allowHost("https://sellauth.com", (route) => route.fulfill({ body: "" }));
  const pictures = allowHost("https://pictures.example", (route) =>
    route.fulfill({ path: "tests/live-shop/media/private-contours.png" }),
  );
  await goto("/");
  await main(page).locator("#products").getByRole("link", { name: "Halberd" }).first().click();
  await expect(heading(page)).toHaveText("Halberd [R6]");
  await expectStatus(ownStatus(page), "Undetected");
  await expect(article(page)).toContainText("Status: UndetectedSince 3 January 2025");
  await expect(warning(page)).toHaveCount(0);
  const plan = (name: string) => main(page).locator("#plans li", { hasText: name });
  await expect(plan("Month Key")).toHaveText(/€39\.00 ?Sold out$/);
  await expect(purchases(page)).toHaveCount(3);
  await expect.poll(() => filledPlans(page), "the suggested plan").toHaveLength(1);
  await page.getByRole("button", { name: "Picture 3 of 3" }).click();
  await expect(main(page).getByRole("img", { name: "The menu of Halberd." })).toHaveJSProperty(
    "complete",
    true,
  );
  expect(new Set(pictures)).toEqual(new Set(["https://pictures.example/menu.webp"]));

  await page.getByRole("link", { name: "See Ember" }).click();
  await expect(heading(page)).toHaveText("Ember [RUST]");
  await expectStatus(ownStatus(page), "Updating");
  await expect(article(page)).toContainText(
    "Status: UpdatingSince 14 January 2025. Works again within a day.",
  );
  await expect(warning(page)).toHaveText(/may not work/);
  await expect(article(page).getByRole("link", { name: /^Halberd/ })).toContainText("€3.50");
  await expect(purchases(page)).toHaveCount(2);
  expect(await filledPlans(page), "none is suggested").toHaveLength(0);

  await page.getByRole("banner").getByRole("link", { name: "Status" }).click();
  await main(page).getByRole("link", { name: "Lantern" }).first().click();
  await expect(heading(page)).toHaveText("Lantern [EFT]");
  await expectStatus(ownStatus(page), "Detected");
  await expect(warning(page)).toHaveText(/account banned/);
  await expect(purchases(page)).toHaveCount(1);
  expect(await filledPlans(page), "none is suggested").toHaveLength(0);

  await goto("/product/apex-quartz");
  await expectStatus(ownStatus(page), "Undetected");
  await expect(main(page).locator("#plans").getByText("Sold out", { exact: true })).toHaveCount(2);
  await expect(purchases(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Ask on Discord/ })).toHaveAttribute("href", invite);
});

test("Status has the counts, each product with its word and colour, and the latest changes", async ({
  page,
  goto,
}) => {
  await goto("/status");
  await expect(main(page)).toContainText("Product status7 of 9 undetected");
  await expect(page.getByText("Last checked on 15 January 2025.")).toBeVisible();
  const { products } = (await (await page.request.get("/status.json")).json()) as {
    products: { name: string; status: Status; url: string | null }[];
  };
  expect(products).toHaveLength(25);
  await openGroups(page);
  const coming = main(page).getByText(/^16 soon: Kestrel, Talon, /);
  await expect(coming).toBeVisible();
  const chip = main(page).getByRole("button", { name: "16 soon" });
  const shapes = new Set<string>();
  for (const isComing of [false, true]) {
    if (isComing) await chip.click();
    for (const { name, status } of products.filter(({ url }) => (url === null) === isComing)) {
      const title = page.getByRole("heading", { name, exact: true });
      const row = main(page).getByRole("listitem").filter({ has: title });
      await expectStatus(row, status);
      await expect(row.getByRole("link")).toHaveCount(isComing ? 0 : 1);
    }
    for (const shape of await shapesOfDots(page)) shapes.add(shape);
  }
  expect(shapes.size, "one shape for each status").toBe(4);
  expect(new Set(Array.from(shapes, (shape) => shape.split(": ")[1])).size).toBe(4);
  await expect(coming).toHaveCount(0);
  await chip.click();
  const ember = main(page).locator("details .status-rows li", { hasText: "Ember" });
  await expect(ember).toContainText("Since 14 January 2025. Works again within a day.");

  const changes = page.getByRole("region", { name: "Latest changes" }).getByRole("listitem");
  await expect(changes).toHaveText([
    "Ember14 January 2025UpdatingWorks again within a day",
    "Lantern12 January 2025Detected",
    "Halberd3 January 2025Undetected",
    "Halberd2 January 2025UpdatingGame patch of today.",
  ]);
  await changes.getByRole("link", { name: "Lantern" }).click();
  await expect(page).toHaveURL("/product/eft-lantern");
});

test("on paper every game of Status is open", async ({ page, goto }) => {
  await goto("/status");
  const closed = main(page).locator("details:not([open])");
  await main(page).locator("summary").first().click();
  await expect(closed).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(closed.first().getByRole("heading", { level: 3 }).first()).toBeVisible();
  for (const row of await main(page).locator("details li").all()) await expect(row).toBeVisible();
});
