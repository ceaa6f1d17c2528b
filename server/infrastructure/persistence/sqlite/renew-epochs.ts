import type { Queries } from "../database.ts";
import type { Flavour } from "../migrations/flavour.ts";

/**
 * Begins a new epoch of every ledger if the database lives elsewhere than when it was opened last. It was restored
 * then, or only moved: revisions that somebody has seen may never have been, and others will take their numbers.
 */
export async function renewEpochs(
  queries: Queries,
  { newUuid }: Flavour,
  place: string,
): Promise<void> {
  const home = queries.updateTable("database_home").set({ place }).where("place", "<>", place);
  const { numUpdatedRows } = await home.executeTakeFirst();
  if (numUpdatedRows > 0n) await queries.updateTable("ledgers").set({ epoch: newUuid }).execute();
}
