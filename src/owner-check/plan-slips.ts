import { isDemoSeller } from "#hosting/uses-demo-seller.ts";
import { planSlug } from "#domain/plan-slug.ts";
import { plansSectionId, productsSectionId } from "#paths.ts";
import { durationDays } from "./duration-days.ts";
import { listTwins } from "./list-twins.ts";
import { type Path, problem, type Slip, warning } from "./slip.ts";
import { fieldsOf, listOf, numberOf, quoted, textOf } from "./value-text.ts";

/** The names that the page's own parts have already. */
const takenAddresses = new Set([
  "",
  "root",
  "main",
  "menu",
  productsSectionId,
  "products-title",
  plansSectionId,
  "plans-title",
]);

type Plan = {
  path: Path;
  product: string;
  name: string | undefined;
  duration: string | undefined;
  variantId: number | undefined;
};

/** Slips of the plans that no single field shows. */
export function planSlips(
  products: readonly { at: number; product: Record<string, unknown> }[],
  shop: unknown,
): Slip[] {
  const plansOfEach = products.map(({ at, product }) =>
    listOf(product.subscriptions).map((entry, index): Plan => {
      const plan = fieldsOf(entry);
      return {
        path: [at, "subscriptions", index],
        product: textOf(product.name) ?? `product ${at + 1}`,
        name: textOf(plan.name),
        duration: textOf(plan.duration),
        variantId: numberOf(plan.variantId),
      };
    }),
  );
  return [
    ...sharedVariants(plansOfEach.flat()),
    ...sharedStoreLinks(plansOfEach.flat(), textOf(fieldsOf(shop).storeUrl)),
    ...plansOfEach.flatMap(addressSlips),
    ...plansOfEach.flat().flatMap(durationSlips),
  ];
}

function sharedVariants(plans: readonly Plan[]): Slip[] {
  return listTwins(plans, ({ variantId }) => variantId?.toString()).map(({ later, first }) =>
    problem(
      later.path,
      `the variantId is ${later.variantId}, as that of ${first.product} · ${first.name ?? "a plan without a name"}`,
      "Each plan has a variantId of its own: the number that SellAuth shows for the variant.",
    ),
  );
}

function sharedStoreLinks(plans: readonly Plan[], storeUrl: string | undefined): Slip[] {
  // The demonstration sells nothing, so that nobody can land on the wrong plan.
  if (storeUrl === undefined || isDemoSeller(storeUrl)) return [];
  return listTwins(plans, ({ name }) => name)
    .filter(({ later, first }) => later.path[0] !== first.path[0])
    .map(({ later, first }) =>
      warning(
        later.path,
        `the name is ${quoted(later.name ?? "")}, as that of a plan of ${first.product}`,
        `The link to the store finds a plan by its name alone. Call it ${quoted(`${later.product} ${later.name}`)}, for instance, here and at SellAuth.`,
      ),
    );
}

function addressSlips(plans: readonly Plan[]): Slip[] {
  const addressOf = ({ name }: Plan) => (name === undefined ? undefined : planSlug({ name }));
  const shared = listTwins(plans, (plan) => addressOf(plan) || undefined).map(({ later, first }) =>
    problem(
      later.path,
      `the name ${quoted(later.name ?? "")} gives the same address as the plan ${quoted(first.name ?? "")}`,
      "The names of a product's plans differ in their letters or digits.",
    ),
  );
  const unusable = plans
    .filter((plan) => takenAddresses.has(addressOf(plan) ?? "-"))
    .map((plan) =>
      problem(
        plan.path,
        `the name ${quoted(plan.name ?? "")} gives no address of its own`,
        "A plan's name has letters from a to z or digits and says how long, such as Week Key.",
      ),
    );
  return [...shared, ...unusable];
}

function durationSlips({ path, name, duration }: Plan): Slip[] {
  if (name === undefined || duration === undefined) return [];
  const promised = durationDays(name);
  const lasting = durationDays(duration);
  if (promised === undefined || lasting === undefined || promised === lasting) return [];
  return [
    warning(
      path,
      `the name ${quoted(name)} and the duration ${quoted(duration)} disagree`,
      "Make sure that the key lasts as long as its name says.",
    ),
  ];
}
