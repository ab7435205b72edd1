import * as v from "valibot";
import { dataFiles, type DataPart, dataParts, type OwnersData } from "#data-reader/data-files.ts";
import type { Place } from "#data-reader/diagnostic.ts";
import { schemaFields } from "#data-reader/schema-fields.ts";
import type { FieldKind } from "#domain/fields.ts";

/** A text of the owner's. `kind` is what it refers to, if its schema says that. */
export type OwnersText = Place & { part: DataPart; text: string; kind: FieldKind | undefined };

/** The texts of all parts. */
export function textsIn(data: OwnersData): OwnersText[] {
  return dataParts.flatMap((part) => {
    const fields = referringFields(dataFiles[part].schema);
    return valuesIn(data[part]).flatMap(({ holder, key, value, path }) => {
      if (typeof value !== "string") return [];
      // Groups at one path may have different schemas, as a product's pictures and videos do.
      const field = fields.find(
        (known) => known.path.join() === path.join() && v.is(known.around, holder),
      );
      return [{ part, holder, key, text: value, kind: field?.kind }];
    });
  });
}

/** The fields of a schema that refer to a file or a page. */
function referringFields(partSchema: v.GenericSchema) {
  return schemaFields(partSchema).flatMap(({ schema, around, path }) => {
    const { kind } = v.getMetadata(schema) as { kind?: FieldKind };
    return kind ? [{ kind, around, path }] : [];
  });
}

/** The values in a list or group, at any depth, with the names of the fields around them. */
export function valuesIn(
  holder: object,
  path: readonly string[] = [],
): (Place & { value: unknown; path: readonly string[] })[] {
  return Object.entries(holder).flatMap(([name, value]: [string, unknown]) => {
    const valuePath = Array.isArray(holder) ? path : [...path, name];
    if (typeof value === "object" && value !== null) return valuesIn(value, valuePath);
    const key = Array.isArray(holder) ? Number(name) : name;
    return [{ holder: holder as Place["holder"], key, value, path: valuePath }];
  });
}
