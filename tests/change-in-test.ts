import { onTestFinished } from "vitest";

/** Changes fields of the shop's data until the end of the test. Files share modules, and so the data. */
export function changeInTest<Data extends object>(data: Data, fields: Partial<Data>) {
  const before = { ...data };
  Object.assign(data, fields);
  onTestFinished(() => {
    for (const name of Object.keys(fields)) Reflect.deleteProperty(data, name);
    Object.assign(data, before);
  });
}
