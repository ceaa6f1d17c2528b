import type { UserId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";

/** The members who neither left nor lost their account. */
export const present = (queries: Queries) =>
  queries.selectFrom("members").where("left_at", "is", null).where("user_id", "is not", null);

/** Returns the ledgers of which a user is the only member. */
export function ledgersAlone(queries: Queries, user: UserId) {
  const others = present(queries).select("ledger_id").where("user_id", "<>", user);
  const own = queries.selectFrom("members").select("ledger_id").where("user_id", "=", user);
  const ledgers = queries.selectFrom("ledgers").select("id").where("id", "in", own);
  return ledgers.where("id", "not in", others);
}

/**
 * Removes the ledgers of which a user is the only member, with all their data, and anonymises the user in all others.
 */
export async function leaveLedgers(queries: Queries, user: UserId): Promise<void> {
  const alone = ledgersAlone(queries, user);
  await queries.deleteFrom("ledgers").where("id", "in", alone).execute();
  const others = queries.updateTable("members").set({ user_id: null, name: null });
  await others.where("user_id", "=", user).execute();
}
