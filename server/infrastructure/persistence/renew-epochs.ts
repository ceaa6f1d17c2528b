import type { Instant } from "../../application/clock.ts";
import type { Queries } from "./database.ts";
import type { Flavour } from "./migrations/flavour.ts";

/** Where the database was when it was last opened, and the last moment stored in it. */
export type Home = { readonly place: string; readonly seen_at: Instant | null };

/**
 * Begins a new epoch of every ledger if the database's location has changed since it was last opened, unless it is known
 * to hold all that it held. It was then restored, or only moved: clients may know revisions that no longer exist, and
 * whose numbers will be used again.
 */
export async function renewEpochs(
  queries: Queries,
  { newUuid }: Flavour,
  place: string,
  holdsAll: (before: Home) => boolean = () => false,
): Promise<void> {
  const home = queries.selectFrom("database_home").select(["place", "seen_at"]);
  const before = await home.where("place", "<>", place).executeTakeFirst();
  if (before === undefined) return;
  // Another server may have been faster.
  const settled = queries.updateTable("database_home").set({ place });
  const { numUpdatedRows } = await settled.where("place", "=", before.place).executeTakeFirst();
  if (numUpdatedRows > 0n && !holdsAll(before))
    await queries.updateTable("ledgers").set({ epoch: newUuid }).execute();
}
