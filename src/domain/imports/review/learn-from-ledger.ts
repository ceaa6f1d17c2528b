import type { Category } from "../../categories/category.ts";
import { vagueCategories } from "../../guessing/guess.ts";
import { learner, type Habits } from "../../guessing/learn.ts";
import type { Row } from "../../ledger/row.ts";
import type { KeptLine } from "../kept-line.ts";

/** So many of the newest records are learnt from. */
const LEARNT_FROM = 20_000;

/** So many records are learnt from before others have their turn. */
const SLICE = 500;

/**
 * Learns what words are filed under from a ledger's records, newest first: of imported ones from what the bank wrote, of
 * the others from what the person did. A category counts as chosen by hand where somebody entered the record, chose it
 * before the import, or changed it afterwards. What an import could only file as vague, and nobody filed since, teaches nothing.
 */
export function* learnFromLedger(
  rows: Iterable<Row>,
  lineOf: ReadonlyMap<string, KeptLine>,
  categories: readonly Category[],
): Generator<void, Habits> {
  const { learn, habits } = learner();
  const vague = vagueCategories(categories);
  let seen = 0;
  for (const { id, kind, date, category, description, filed, revision } of rows) {
    if (seen >= LEARNT_FROM) break;
    if (seen % SLICE === 0) yield;
    seen += 1;
    const line = lineOf.get(id);
    const text = line?.original ?? description;
    if (text === null) continue;
    const isChosen = line === undefined || line.chosen || line.category !== category;
    if (!isChosen && vague.has(filed)) continue;
    learn({ kind, date, text, category, chosenIn: isChosen ? revision : null });
  }
  return habits();
}
