import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import { SYSTEM, type WrittenBy } from "../ledger/ledger-tables.ts";

/** Returns who wrote a row: a member's name, 'sistema' for the server itself, or null once the account is gone. */
export async function authorNames(
  queries: Queries,
  ledger: LedgerId,
): Promise<(by: WrittenBy) => string | null> {
  const members = queries.selectFrom("members").leftJoin("users", "users.id", "members.user_id");
  const rows = await members
    .select(["members.id", "members.name", "users.username"])
    .where("members.ledger_id", "=", ledger)
    .execute();
  const names = new Map<WrittenBy, string | null>(
    rows.map(({ id, name, username }) => [id, username ?? name]),
  );
  return (by) => (by === SYSTEM ? SYSTEM : (names.get(by) ?? null));
}
