import type { ImportLine, ImportPart } from "../../src/domain/imports/import.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import { importLineId, transactionId } from "../../src/domain/shared/ids.ts";

/** An expense of 12,50 € that creates a record of its own, by default. */
export const importLine = (id: string, over: Partial<ImportLine> = {}): ImportLine => ({
  id: importLineId(id),
  kind: "expense",
  date: "2026-03-05" as CivilDate,
  category: "Lazer",
  amount: cents(1_250),
  description: "Cinema",
  identity: `identity of ${id}`,
  original: null,
  chosen: false,
  use: { type: "record" },
  fulfils: null,
  leftOut: null,
  excludes: [],
  again: false,
  ...over,
});

/** A part of such a movement that counts. */
export const importPart = (id: string, over: Partial<ImportPart> = {}): ImportPart => ({
  id: transactionId(id),
  category: "Alimentação",
  amount: cents(1_000),
  description: null,
  counts: true,
  ...over,
});
