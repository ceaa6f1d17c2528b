import { sql } from "kysely";
import type { AccountId } from "../../../../src/domain/shared/ids.ts";
import type { Work } from "../ledger/write-rows.ts";

/** The most told balances stored of an account, and as many removed ones: the last ones. Earlier ones can no longer be undone. */
export const MAX_TOLD_BALANCES = 1_000;

/** Deletes the earliest balances of an account that has more. */
export async function boundBalances(
  { queries, member }: Pick<Work, "queries" | "member">,
  account: AccountId,
): Promise<void> {
  const own = sql`ledger_id = ${member.ledger} and account_id = ${account}`;
  await sql`delete from balances where ${own} and id in (select id from (
      select id, row_number() over (partition by deleted_at is null order by place desc, id desc) as position
      from balances where ${own}) as ordered
    where position > ${MAX_TOLD_BALANCES})`.execute(queries);
}
