import * as v from "valibot";
import { dataFileNames, dataFiles, type OwnersData, partsOf } from "#data-reader/data-files.ts";
import type { Key } from "#data-reader/source-location.ts";
import type { FieldKind } from "#domain/fields.ts";

/** A text whose schema says what it leads to. */
export type KindField = { holder: object; key: Key; text: string; kind: FieldKind };

/** The texts of all files whose schemas have a kind. */
export function fieldsOfKind(data: OwnersData): KindField[] {
  return dataFileNames.flatMap((file) => fieldsIn(dataFiles[file].schema, data, file));
}

function fieldsIn(schema: v.GenericSchema, holder: object, key: Key): KindField[] {
  const { [key]: value } = holder as Record<Key, unknown>;
  const { kind } = v.getMetadata(schema) as { kind?: FieldKind };
  if (typeof value === "string" && kind) return [{ holder, key, text: value, kind }];
  const { wrapped, item, entries, options } = partsOf(schema);
  const own = wrapped ?? (value instanceof Object && options?.find((one) => v.is(one, value)));
  if (own) return fieldsIn(own, holder, key);
  return Object.keys(value ?? {}).flatMap((name) => {
    const part = item ?? entries?.[name];
    return part ? fieldsIn(part, value as object, item ? Number(name) : name) : [];
  });
}
