import { sql } from "kysely";
import type { AccountId, ImportId } from "../../../../src/domain/shared/ids.ts";
import type { AccountWriter } from "../../../application/accounts/accounts.ts";
import type { FoundImport } from "../../../application/imports/imports.ts";
import type { ImportRow } from "./import-tables.ts";
import { countRepeats, forgetRepeats } from "./import-repeats.ts";
import { keepVersions, rowsWith } from "./import-versions.ts";
import type { PutBack } from "./put-back.ts";
import type { Work } from "../ledger/write-rows.ts";

type Left = { readonly lines: number; readonly not_counted: number; readonly joined: number };

/**
 * Recounts the remaining movements of an import; an empty one is deleted. Its account goes too if an import made it and
 * nothing else belongs to it; another is put back as it was before the import.
 */
export async function settleImport(
  work: Work,
  { accounts, back }: { readonly accounts: AccountWriter; readonly back: PutBack },
  id: ImportId,
  undone: FoundImport["undone"],
): Promise<void> {
  const { queries, member, now } = work;
  const { ledger } = member;
  const lines = await countLines(work, id);
  if (undone === null) return;
  await countRepeats(work, id);
  const marks = { undo_change: undone.change, undo_removed: undone.removed };
  const own = queries.updateTable("imports").where("ledger_id", "=", ledger).where("id", "=", id);
  await own.set(marks).execute();
  if (lines > 0) return;
  const [before] = await rowsWith(work, "imports", "id", [id]);
  if (before === undefined) return;
  await accounts.takeBack(id);
  await forgetRepeats(work, id);
  const gone = { account_id: null, removed_at: now };
  await keepVersions(work, "imports", [{ before, after: { ...before, ...gone } }]);
  await own.set(gone).execute();
  const account: AccountId | null = before.account_id;
  if (account === null) return;
  const isFree = await isUnused(work, account);
  if (isFree && (await cameWithImport(work, account, before))) await accounts.remove(account);
  else await back.account(id, account, isFree);
}

/** Recounts the remaining movements of an import; returns how many there are. */
export async function countLines(
  { queries, member: { ledger }, revision }: Work,
  id: ImportId,
): Promise<number> {
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
  return lines;
}

/** Whether an account was made by this import, or by another one that was undone after this one was made. */
async function cameWithImport(
  { queries, member }: Work,
  account: AccountId,
  { id, made_at: madeAt }: ImportRow,
): Promise<boolean> {
  const { rows } = await sql`select 1 from accounts
    join imports on imports.ledger_id = accounts.ledger_id and made_at = created_at
    where accounts.ledger_id = ${member.ledger} and accounts.id = ${account}
      and (imports.id = ${id} or removed_at >= ${madeAt}) limit 1`.execute(queries);
  return rows.length > 0;
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
