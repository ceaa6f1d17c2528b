import type { CategoryId, LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Queries } from "./database.ts";

/** What is called today what was filed under a category: one that was merged into another goes by that one's name. */
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
    // No chain of merges is longer than the list, so a ring of them ends as well.
    for (let steps = 0; steps < rows.length && category?.merged_into; steps += 1)
      category = categories.get(category.merged_into);
    return category?.name ?? "";
  };
}
