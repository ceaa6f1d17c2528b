import type { AccountId } from "../../../../src/domain/shared/ids.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";

/** The most told balances stored of an account, and as many removed ones: the last ones. Earlier ones can no longer be undone. */
export const MAX_TOLD_BALANCES = 1_000;

/** Deletes the earliest balances of an account that has more. */
export async function boundBalances(
  { queries, member }: Pick<Work, "queries" | "member">,
  account: AccountId,
): Promise<void> {
  const all = queries.selectFrom("balances");
  const own = all.where("ledger_id", "=", member.ledger).where("account_id", "=", account);
  // Counted first, which an index alone tells: to read so many rows back takes 20 times as long.
  const { count } = await own
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count <= MAX_TOLD_BALANCES) return;
  const ordered = own.orderBy("place", "desc").orderBy("id", "desc");
  const rows = await ordered.select(["id", "deleted_at"]).execute();
  const isLiving = (row: (typeof rows)[number]) => row.deleted_at === null;
  const beyond = [rows.filter(isLiving), rows.filter((row) => !isLiving(row))].flatMap((some) =>
    some.slice(MAX_TOLD_BALANCES),
  );
  await inBatches(
    beyond.map(({ id }) => id),
    async (ids) => {
      const some = queries.deleteFrom("balances").where("ledger_id", "=", member.ledger);
      if (ids.length > 0) await some.where("id", "in", ids).execute();
    },
  );
}
