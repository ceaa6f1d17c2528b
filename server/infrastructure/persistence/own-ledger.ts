import { randomUUID } from "node:crypto";
import { v7 } from "uuid";
import { nameKeyOf } from "../../../src/domain/categories/category-fault.ts";
import { STANDARD_CATEGORIES } from "../../../src/domain/categories/standard-categories.ts";
import { FIRST_REVISION } from "../../../src/domain/ledger/revision.ts";
import { ZERO } from "../../../src/domain/shared/cents.ts";
import { categoryId, ledgerId, type UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../../application/ports/clock.ts";
import type { Queries } from "./database.ts";
import { flag } from "./user-row.ts";

/** Gives a new user a ledger of their own, which begins with the standard categories. */
export async function addLedger(queries: Queries, owner: UserId, at: Instant): Promise<void> {
  const id = ledgerId(v7());
  const first = {
    revision: FIRST_REVISION,
    epoch: randomUUID(),
    pruned_revision: 0,
    cushion: ZERO,
  };
  await queries
    .insertInto("ledgers")
    .values({ id, ...first })
    .execute();
  const membership = { ledger_id: id, user_id: owner, role: "owner" } as const;
  await queries.insertInto("members").values(membership).execute();
  await queries.updateTable("users").set({ home_ledger: id }).where("id", "=", owner).execute();
  const stamps = { created_at: at, changed_at: at, changed_by: owner, deleted_at: null };
  const categories = STANDARD_CATEGORIES.map(({ fixed, archived, ...category }) => ({
    ...category,
    ...stamps,
    ledger_id: id,
    id: categoryId(v7()),
    name_key: nameKeyOf(category.name),
    fixed: flag(fixed),
    archived: flag(archived),
    merged_into: null,
    revision: FIRST_REVISION,
  }));
  await queries.insertInto("categories").values(categories).execute();
}

/** A server of the first version, left running beside migrated tables, lets people in without a ledger. */
export async function addMissingLedgers(queries: Queries, at: Instant): Promise<void> {
  const without = queries.selectFrom("users").select("id").where("home_ledger", "is", null);
  for (const { id } of await without.execute()) await addLedger(queries, id, at);
}

/** The ledgers of which somebody is the only member. */
export function ledgersAlone(queries: Queries, user: UserId) {
  const others = queries.selectFrom("members").select("ledger_id").where("user_id", "<>", user);
  const own = queries.selectFrom("members").select("ledger_id").where("user_id", "=", user);
  const ledgers = queries.selectFrom("ledgers").select("id").where("id", "in", own);
  return ledgers.where("id", "not in", others);
}

/** Removes the ledgers of which somebody is the only member, with all that is in them. */
export async function removeOwnLedgers(queries: Queries, user: UserId): Promise<void> {
  const alone = ledgersAlone(queries, user);
  await queries.deleteFrom("ledgers").where("id", "in", alone).execute();
}
