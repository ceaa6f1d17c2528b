import { sql } from "kysely";
import type { AccountId, ImportId } from "../../../src/domain/shared/ids.ts";
import type { FoundImport } from "../../application/ports/imports.ts";
import { countRepeats, forgetRepeats } from "./import-repeats.ts";
import { takeBackBalance } from "./import-account.ts";
import type { Work } from "./write-rows.ts";

type Left = { readonly lines: number; readonly not_counted: number; readonly joined: number };

/** Counts anew what is left of an import; with nothing left it goes, and its account with the last import. */
export async function settleImport(
  work: Work,
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
  if (row !== undefined) await takeBackBalance(work, row);
  await own.set({ account_id: null, removed_at: now }).execute();
  await forgetRepeats(work, id);
  const account: AccountId | null = row?.account_id ?? null;
  await sql`delete from accounts where ledger_id = ${ledger} and id = ${account}
    and not exists (select 1 from imports
      where imports.ledger_id = ${ledger} and imports.account_id = ${account})`.execute(queries);
}
