import type { Category } from "../../categories/category.ts";
import { vagueCategories } from "../../guessing/guess.ts";
import { learner, type Habits } from "../../guessing/learn.ts";
import type { Row } from "../../ledger/row.ts";
import type { StoredLine } from "../stored-line.ts";

/** The number of newest records to learn from. */
const MAX_LEARNT_ROWS = 20_000;

/** The number of records per slice. */
const SLICE_ROWS = 500;

/**
 * Learns the categories of words from a ledger's records, newest first: from the bank's text of imported records, from
 * the user's text of others. A category counts as chosen by hand if the user entered the record, chose it before the
 * import, or changed it afterwards. Records that an import could only file as vague, and that nobody has filed since,
 * are ignored.
 */
export function* learnFromLedger(
  rows: Iterable<Row>,
  lineOf: ReadonlyMap<string, StoredLine>,
  categories: readonly Category[],
): Generator<void, Habits> {
  const { learn, habits } = learner();
  const vague = vagueCategories(categories);
  let seen = 0;
  for (const { id, kind, date, category, description, filed, revision } of rows) {
    if (seen >= MAX_LEARNT_ROWS) break;
    if (seen % SLICE_ROWS === 0) yield;
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
