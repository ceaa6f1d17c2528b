import { importId } from "../../../../src/domain/shared/ids.ts";
import type { AccountWriter } from "../../../application/accounts/accounts.ts";
import type { FoundImport, ImportWriter } from "../../../application/imports/imports.ts";
import type { CategoryNames } from "../categories/category-names.ts";
import { importLineWriter } from "./import-line-writer.ts";
import { importRepeats } from "./import-repeats.ts";
import { knownLines } from "./known-lines.ts";
import { noteMaking, type RevertImportEffects } from "./revert-import-effects.ts";
import { finishImportUndo } from "./finish-import-undo.ts";
import type { Work } from "../ledger/write-rows.ts";

/** Writes imports: their accounts, their movements, and their counts. */
export function importWriter(
  work: Work,
  names: CategoryNames,
  accounts: AccountWriter,
  back: RevertImportEffects,
): ImportWriter {
  const { queries, member, revision, now, touch } = work;
  const { ledger } = member;
  return {
    ...knownLines(work),
    ...importLineWriter(work, names),
    ...importRepeats(work),
    find: async (id) => {
      const rows = queries.selectFrom("imports").selectAll().where("ledger_id", "=", ledger);
      const row = await rows.where("id", "=", id).executeTakeFirst();
      if (row === undefined) return null;
      const undone: FoundImport["undone"] =
        row.undo_change === null
          ? null
          : { change: row.undo_change, removed: row.undo_removed ?? 0 };
      return {
        removed: row.removed_at !== null,
        fingerprint: row.fingerprint,
        outcome: { id, created: row.first_created, repeated: row.repeated },
        revision: row.revision,
        undone,
      };
    },
    madeBy: async (change) => {
      const versions = queries.selectFrom("versions").where("ledger_id", "=", ledger);
      const making = versions.where("resource", "=", "imports").where("before", "is", null);
      const one = making.where("change_id", "=", change).select("id");
      const id = (await one.executeTakeFirst())?.id;
      return id === undefined ? null : importId(id);
    },
    add: async ({ id, name, bank, account }, made) => {
      await queries
        .insertInto("imports")
        .values({
          ledger_id: ledger,
          id,
          account_id: account.id,
          name,
          bank,
          fingerprint: made.fingerprint,
          first_created: made.created,
          created: made.created,
          repeated: made.repeated,
          not_counted: made.notCounted,
          joined: made.joined,
          seen_again: 0,
          first_day: made.from,
          last_day: made.to,
          revision,
          made_at: now,
          made_by: work.by,
          removed_at: null,
          undo_change: null,
          undo_removed: null,
        })
        .execute();
      await noteMaking(work, id);
      return revision;
    },
    revertImportEffects: back.records,
    revertDays: back.days,
    finishImportUndo: async (id, undone) => {
      await finishImportUndo(work, { accounts, back }, id, undone);
      touch();
      return revision;
    },
  };
}
