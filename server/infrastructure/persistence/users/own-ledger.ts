import { randomUUID } from "node:crypto";
import { v7 } from "uuid";
import { nameKeyOf } from "../../../../src/domain/categories/category-fault.ts";
import { STANDARD_CATEGORIES } from "../../../../src/domain/categories/standard-categories.ts";
import { FIRST_REVISION } from "../../../../src/domain/ledger/revision.ts";
import { ZERO } from "../../../../src/domain/shared/cents.ts";
import { categoryId, ledgerId, memberId } from "../../../../src/domain/shared/ids.ts";
import type { User } from "../../../../src/domain/users/user.ts";
import type { Instant } from "../../../application/clock.ts";
import type { Queries } from "../database.ts";
import { flag } from "./user-row.ts";

type Owner = Pick<User, "id" | "username">;

/** Creates a new user's own ledger, with the standard categories. */
export async function addLedger(queries: Queries, owner: Owner, at: Instant): Promise<void> {
  const id = ledgerId(v7());
  const first = {
    revision: FIRST_REVISION,
    epoch: randomUUID(),
    pruned_revision: 0,
    cushion: ZERO,
    versions_at_most: 0,
  };
  await queries
    .insertInto("ledgers")
    .values({ id, ...first })
    .execute();
  const by = memberId(v7());
  const membership = { id: by, ledger_id: id, user_id: owner.id, name: owner.username };
  const role = { role: "owner", left_at: null } as const;
  await queries
    .insertInto("members")
    .values({ ...membership, ...role })
    .execute();
  await queries.updateTable("users").set({ home_ledger: id }).where("id", "=", owner.id).execute();
  const stamps = { created_at: at, changed_at: at, changed_by: by, deleted_at: null };
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

/**
 * Creates the ledgers of users without one: a server of the first version, still running beside migrated tables,
 * creates such users.
 */
export async function addMissingLedgers(queries: Queries, at: Instant): Promise<void> {
  const without = queries
    .selectFrom("users")
    .select(["id", "username"])
    .where("home_ledger", "is", null);
  for (const owner of await without.execute()) await addLedger(queries, owner, at);
}
