import { sql } from "kysely";
import type { RecordRow, Work } from "../ledger/write-rows.ts";
import type { RecordTable } from "../tables.ts";
import type { Replaced, Replacements } from "./replaced-rows.ts";

/** A row that a planned day may have become. */
type OfPlan = { readonly recurrence_id?: string | null };

/** The tables that planned days end up in. */
const DAYS: ReadonlySet<RecordTable> = new Set(["transactions", "occurrences"]);

/**
 * The same, but what was answered of plans stays so: the parts of a plan stay parted if one was changed or days of the
 * new one were answered since, and days that a change settled stay with their plan, if that was written by the change and stays because it was
 * changed since. Taken back, they would be due again.
 */
export function withDaysOfPlans(
  work: Pick<Work, "queries" | "member">,
  all: Replacements,
): Replacements {
  let parts: Promise<boolean> | null = null;
  const replaced: Replacements = async function* (table) {
    if (table !== "recurrences") {
      yield* all(table);
      return;
    }
    parts ??= isPartedAndUsed(work, all);
    const stays = await parts;
    for await (const part of all(table))
      yield stays ? part.map((one) => ({ ...one, untouched: false })) : part;
  };
  return withDaysOfStaying(replaced);
}

/** Whether a change parted a plan, and one of the parts was changed, or days of the new one were answered since. */
async function isPartedAndUsed(
  { queries, member }: Pick<Work, "queries" | "member">,
  replaced: Replacements,
): Promise<boolean> {
  const made: RecordRow[] = [];
  let [isParted, isChanged] = [false, false];
  for await (const part of replaced("recurrences"))
    for (const { before, present, untouched } of part) {
      if (before !== null) isParted = true;
      else if (present?.deleted_at === null) made.push(present);
      if (!untouched && present?.deleted_at === null) isChanged = true;
    }
  if (!isParted || made.length === 0) return false;
  if (isChanged) return true;
  for (const { id, revision } of made) {
    const { rows } = await sql`select 1 from occurrences
      where ledger_id = ${member.ledger} and recurrence_id = ${id} and revision > ${revision}
        and deleted_at is null and became <> 'open' limit 1`.execute(queries);
    if (rows.length > 0) return true;
  }
  return false;
}

function withDaysOfStaying(replaced: Replacements): Replacements {
  let found: Promise<ReadonlySet<string>> | null = null;
  return async function* (table) {
    if (!DAYS.has(table)) {
      yield* replaced(table);
      return;
    }
    found ??= stayingPlans(replaced);
    const plans = await found;
    const stays = ({ before, present }: Replaced) =>
      before === null && plans.has((present as OfPlan | null)?.recurrence_id ?? "");
    for await (const part of replaced(table))
      yield part.map((one) => (stays(one) ? { ...one, untouched: false } : one));
  };
}

/** Returns the plans that stay because they were changed since. */
async function stayingPlans(replaced: Replacements): Promise<ReadonlySet<string>> {
  const plans = new Set<string>();
  for await (const part of replaced("recurrences"))
    for (const { id, present, untouched } of part)
      if (!untouched && present?.deleted_at === null) plans.add(id);
  return plans;
}
