import type { RecordTable } from "../tables.ts";
import type { Replaced, Replacements } from "./replaced-rows.ts";

/** A row that a planned day may have become. */
type OfPlan = { readonly recurrence_id?: string | null };

/** The tables that planned days end up in. */
const DAYS: ReadonlySet<RecordTable> = new Set(["transactions", "occurrences"]);

/**
 * The same, but days that a change settled stay with their plan, if that was written by the change and stays because it
 * was changed since: taken back, they would be due again.
 */
export function withDaysOfPlans(replaced: Replacements): Replacements {
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
