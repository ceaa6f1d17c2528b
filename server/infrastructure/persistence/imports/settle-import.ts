import { sql } from "kysely";
import type { AccountId, ImportId } from "../../../../src/domain/shared/ids.ts";
import type { AccountWriter } from "../../../application/accounts/accounts.ts";
import type { FoundImport } from "../../../application/imports/imports.ts";
import { countRepeats, forgetRepeats } from "./import-repeats.ts";
import type { Work } from "../ledger/write-rows.ts";

type Left = { readonly lines: number; readonly not_counted: number; readonly joined: number };

/**
 * Recounts the remaining movements of an import; an empty one is deleted, with its account if nothing else belongs to
 * that.
 */
export async function settleImport(
  work: Work,
  accounts: Pick<AccountWriter, "takeBack" | "remove">,
  id: ImportId,
  undone: FoundImport["undone"],
): Promise<void> {
  const { queries, member, revision, now } = work;
  const { ledger } = member;
  const { rows } = await sql<Left>`select count(*) as lines,
      coalesce(sum(1 - counted), 0) as not_counted,
      coalesce(sum(case when counted = 1 and former_date is not null then 1 else 0 end), 0) as joined
    from import_lines where ledger_id = ${ledger} and import_id = ${id}`.execute(queries);
  const [lines = 0, notCounted = 0, joined = 0] = rows.flatMap((row) =>
    [row.lines, row.not_counted, row.joined].map(Number),
  );
  const own = queries.updateTable("imports").where("ledger_id", "=", ledger).where("id", "=", id);
  const created = lines - notCounted - joined;
  await own.set({ created, not_counted: notCounted, joined, revision }).execute();
  if (undone === null) return;
  await countRepeats(work, id);
  await own.set({ undo_change: undone.change, undo_removed: undone.removed }).execute();
  if (lines > 0) return;
  const row = await queries
    .selectFrom("imports")
    .selectAll()
    .where("ledger_id", "=", ledger)
    .where("id", "=", id)
    .executeTakeFirst();
  await accounts.takeBack(id);
  await own.set({ account_id: null, removed_at: now }).execute();
  await forgetRepeats(work, id);
  const account: AccountId | null = row?.account_id ?? null;
  if (account !== null && (await isUnused(work, account))) await accounts.remove(account);
}

/** Whether no existing record names the account, no import belongs to it, and no balance of it was told. */
async function isUnused({ queries, member }: Work, account: AccountId): Promise<boolean> {
  const own = sql`ledger_id = ${member.ledger} and account_id = ${account}`;
  const { rows } = await sql`select 1 from accounts
    where ledger_id = ${member.ledger} and id = ${account} and deleted_at is null
      and not exists (select 1 from imports where ${own})
      and not exists (select 1 from transactions where ${own} and deleted_at is null)
      and not exists (select 1 from balances where ${own} and deleted_at is null)`.execute(queries);
  return rows.length > 0;
}
