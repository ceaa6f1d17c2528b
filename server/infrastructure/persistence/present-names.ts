import type { CategoryId, LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Queries } from "./database.ts";

/** Returns the current names of categories; a merged one has the name of the one it was merged into. */
export async function presentNames(
  queries: Queries,
  ledger: LedgerId,
): Promise<(id: CategoryId) => string> {
  const rows = await queries
    .selectFrom("categories")
    .select(["id", "name", "merged_into"])
    .where("ledger_id", "=", ledger)
    .execute();
  const categories = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    let category = categories.get(id);
    // No chain of merges is longer than the list, so even a cycle ends.
    for (let steps = 0; steps < rows.length && category?.merged_into; steps += 1)
      category = categories.get(category.merged_into);
    return category?.name ?? "";
  };
}
