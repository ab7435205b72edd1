import * as v from "valibot";
import { dataFileNames, dataFiles, type OwnersData } from "#data-reader/data-files.ts";
import { schemaFields } from "#data-reader/schema-fields.ts";
import type { Key } from "#data-reader/source-location.ts";
import type { FieldKind } from "#domain/fields.ts";

/** A text whose schema says what it leads to. */
export type KindField = { holder: object; key: Key; text: string; kind: FieldKind };

/** The texts of all files whose schemas have a kind. */
export function fieldsOfKind(data: OwnersData): KindField[] {
  return dataFileNames
    .flatMap((file) => schemaFields({ schema: dataFiles[file].schema, path: [file], holder: data }))
    .flatMap(({ schema, path, holder = {} }) => {
      const key = path.at(-1) ?? "";
      const { [key]: text } = holder as Record<Key, unknown>;
      const { kind } = v.getMetadata(schema) as { kind?: FieldKind };
      return kind && typeof text === "string" ? [{ holder, key, text, kind }] : [];
    });
}
