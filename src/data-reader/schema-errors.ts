import * as v from "valibot";
import { unseenMistake } from "#domain/fields.ts";
import { dataFiles } from "./data-files.ts";
import { type Diagnostic, keyProblem, problemAt } from "./diagnostic.ts";
import { schemaFields } from "./schema-fields.ts";

type Fields = Record<string, unknown>;

/** The problems that a schema finds in a value that was read from a file. */
export function schemaErrors(schema: v.GenericSchema, value: object): Diagnostic[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  const problems = issues.map(({ path = [], expected, message }) => {
    const keys = path.map(({ key }) => key as string);
    const name = keys.pop() ?? "";
    // The issue has a copy of the group, whose location is not recorded.
    const holder = keys.reduce((around, key) => around[key] as Fields, value as Fields);
    const isUnknown = expected === "never";
    return { holder, name, message, isUnknown, isMissing: !Object.hasOwn(holder, name) };
  });
  return problems.flatMap((problem) => {
    const { holder, name, message, isUnknown, isMissing } = problem;
    // The message leaves out the value, which may be a pasted secret.
    if (isUnknown) {
      const homes = homesOf(name);
      const elsewhere = `It is a field of ${homes.join(" or ")}. `;
      const fix = unseenMistake(name) ?? ([1, 2].includes(homes.length) ? elsewhere : "") + message;
      return keyProblem(holder, name, `is not the name of a field here. ${fix}`);
    }
    const { [name]: fieldValue } = holder;
    if (!isMissing) {
      const unseen = typeof fieldValue === "string" ? unseenMistake(fieldValue) : undefined;
      return problemAt(holder, name, "", unseen ?? message);
    }
    const inHolder = problems.filter((other) => other.holder === holder);
    // The unknown field may be this one, mistyped.
    if (inHolder.some((other) => other.isUnknown)) return [];
    const [first, ...others] = inHolder.filter((other) => other.isMissing);
    if (first !== problem) return [];
    const also =
      others.length > 0 ? ` Also missing: ${others.map((other) => other.name).join(", ")}.` : "";
    return problemAt(holder, name, "", message + also);
  });
}

/** The files, groups and lists that have a field: `subscriptions in products.ts`. */
function homesOf(field: string): string[] {
  const homes = Object.values(dataFiles)
    .flatMap(({ fileName, schema }) => schemaFields(schema, [fileName]))
    .filter(({ path }) => path.at(-1) === field)
    .map(({ path: [file, ...groups] }) => [...groups.slice(-2, -1), file].join(" in "));
  return [...new Set(homes)];
}
