import { sql } from "kysely";
import type { AccountId, ChangeId, ImportId } from "../../../../src/domain/shared/ids.ts";
import type { AccountWriter } from "../../../application/accounts/accounts.ts";
import type { FoundImport } from "../../../application/imports/imports.ts";
import type { AccountRow } from "../accounts/account-tables.ts";
import type { ImportRow } from "./import-tables.ts";
import { countRepeats, forgetRepeats } from "./import-repeats.ts";
import { storeVersions, rowsWith } from "./import-versions.ts";
import type { RevertImportEffects } from "./revert-import-effects.ts";
import type { RowDiff } from "../ledger/row-diff.ts";
import type { Work } from "../ledger/write-rows.ts";

type Left = { readonly lines: number; readonly not_counted: number; readonly joined: number };

/**
 * Recounts the remaining movements of an import; an empty one is deleted. Its account goes too if an import made it and
 * nothing else belongs to it; another is put back as it was before the import.
 */
export async function finishImportUndo(
  work: Work,
  { accounts, back }: { readonly accounts: AccountWriter; readonly back: RevertImportEffects },
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
  await storeVersions(work, "imports", [{ before, after: { ...before, ...gone } }]);
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

/** Whether an account is there because of an import: one made it, or brought it back after it was removed. */
async function cameWithImport(
  work: Work,
  account: AccountId,
  { id, made_at: madeAt }: ImportRow,
): Promise<boolean> {
  const { queries, member } = work;
  const { rows } = await sql<Pick<ImportRow, "id" | "removed_at">>`
    select imports.id as id, removed_at from accounts
    join imports on imports.ledger_id = accounts.ledger_id and made_at = created_at
    where accounts.ledger_id = ${member.ledger} and accounts.id = ${account}`.execute(queries);
  const back = await lastReturn(work, account);
  if (back === null) return rows.length > 0;
  if (await makesImport(work, back)) return true;
  // A person may have brought it back, while the import that made it was undone.
  for (const made of rows) if (made.id === id || (await wasThere(work, made, madeAt))) return true;
  return false;
}

/** Whether an import that is removed was there at a moment, as far as its versions go back. */
async function wasThere(
  { queries, member }: Work,
  { id, removed_at: removedAt }: Pick<ImportRow, "id" | "removed_at">,
  moment: number,
): Promise<boolean> {
  const since = await queries
    .selectFrom("versions")
    .select("before")
    .where("ledger_id", "=", member.ledger)
    .where("resource", "=", "imports")
    .where("id", "=", id)
    .where("made_at", ">", moment)
    .orderBy("revision")
    .executeTakeFirst();
  if (since?.before) {
    const { before } = JSON.parse(since.before) as RowDiff<ImportRow>;
    return before !== null && before.removed_at === null;
  }
  return removedAt !== null && removedAt >= moment;
}

/** The last change that brought an account back after it was removed; null if none did. */
async function lastReturn({ queries, member }: Work, account: AccountId): Promise<ChangeId | null> {
  const versions = queries.selectFrom("versions").where("ledger_id", "=", member.ledger);
  const own = versions.where("resource", "=", "accounts").where("id", "=", account);
  const changes = own.select(["change_id", "before"]).orderBy("revision", "desc");
  const back = (await changes.execute()).find(
    ({ before }) => before !== null && (JSON.parse(before) as AccountRow).deleted_at !== null,
  );
  return back?.change_id ?? null;
}

async function makesImport({ queries, member }: Work, change: ChangeId): Promise<boolean> {
  const versions = queries.selectFrom("versions").where("ledger_id", "=", member.ledger);
  const made = versions.where("resource", "=", "imports").where("before", "is", null);
  const one = made.where("change_id", "=", change).select("id");
  return (await one.executeTakeFirst()) !== undefined;
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
