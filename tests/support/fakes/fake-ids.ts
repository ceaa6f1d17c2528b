import type { IdGenerator } from "../../../src/application/id-generator.ts";

/** Identifiers that count: id-1, id-2 … */
export function fakeIds(): IdGenerator {
  let count = 0;
  return { next: () => `id-${(count += 1)}` };
}
