import type { AccountId, ChangeId, ImportId } from "../../../../src/domain/shared/ids.ts";
import type { AccountRow } from "../accounts/account-tables.ts";
import type { Work } from "../ledger/write-rows.ts";
import { forgetRepeats } from "./import-repeats.ts";
import type { ImportRow } from "./import-tables.ts";
import { storeVersions, rowsWith, readVersions } from "./import-versions.ts";
import { countLines } from "./finish-import-undo.ts";

/** Turns imports back: one without movements goes again, a removed one comes back. */
export async function revertImports(
  work: Work,
  change: ChangeId,
  turned: Set<ImportId>,
): Promise<void> {
  const { queries, member, now } = work;
  for await (const page of readVersions(queries, member.ledger, change, "imports"))
    for (const { before, after } of page) {
      if (before === null || after === null) continue;
      if (before.account_id !== null && after.account_id === null)
        await restoreImport(work, before.id, before.account_id, turned);
      if (before.account_id !== null || after.account_id === null) continue;
      const [there] = await rowsWith(work, "imports", "id", [before.id]);
      if (!there?.account_id || (await countLines(work, there.id)) > 0) continue;
      await forgetRepeats(work, there.id);
      const gone = { account_id: null, removed_at: now, undo_change: work.change };
      await writeImport(work, there, gone);
      turned.add(there.id);
    }
}

/** Brings a removed import back, if its account is there; returns whether it is there. */
export async function restoreImport(
  work: Work,
  id: ImportId,
  account: AccountId,
  turned: Set<ImportId>,
): Promise<boolean> {
  const { queries, member, find } = work;
  const [there] = await rowsWith(work, "imports", "id", [id]);
  if (there === undefined || there.account_id !== null) return there !== undefined;
  const [owner] = await find<AccountRow>(queries, {
    table: "accounts",
    fixed: { ledger_id: member.ledger },
    column: "id",
    values: [account],
  });
  if (owner?.deleted_at !== null) return false;
  await writeImport(work, there, { account_id: account, removed_at: null });
  turned.add(id);
  return true;
}

async function writeImport(work: Work, before: ImportRow, now: Partial<ImportRow>): Promise<void> {
  const { queries, member } = work;
  await storeVersions(work, "imports", [{ before, after: { ...before, ...now } }]);
  const own = queries.updateTable("imports").where("ledger_id", "=", member.ledger);
  await own.where("id", "=", before.id).set(now).execute();
}
