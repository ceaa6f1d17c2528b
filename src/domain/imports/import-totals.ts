import type { ImportOutcome } from "./import.ts";

/** What several imports come to: the movements that made records, and those that were known. */
export type ImportTotals = Pick<ImportOutcome, "created" | "repeated">;

/** Adds up imports that were made together. */
export function importTotals(imports: readonly ImportOutcome[]): ImportTotals {
  let [created, repeated] = [0, 0];
  for (const one of imports) {
    created += one.created;
    repeated += one.repeated;
  }
  return { created, repeated };
}
