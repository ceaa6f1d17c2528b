import type { Queries } from "./database.ts";
import type { Flavour } from "./migrations/flavour.ts";

/**
 * Begins a new epoch of every ledger if the database's location has changed since it was last opened. It was then
 * restored, or only moved: clients may know revisions that no longer exist, and whose numbers will be used again.
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
