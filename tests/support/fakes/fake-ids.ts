import type { IdGenerator } from "../../../src/application/id-generator.ts";

/** Sequential identifiers: id-1, id-2 … */
export function fakeIds(): IdGenerator {
  let count = 0;
  return { next: () => `id-${(count += 1)}` };
}
