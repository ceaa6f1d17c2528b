import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { AccountId, ChangeId, ImportId } from "../../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../../src/domain/transactions/transaction.ts";
import type { AccountRow } from "../accounts/account-tables.ts";
import type { RecordShape } from "../ledger/record-writer.ts";
import { inParts, stampsIn, type RowWriters, type Work } from "../ledger/write-rows.ts";
import type { Tables } from "../tables.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import { changedBack } from "../undo/changed-back.ts";
import { byId, isAlike } from "./import-versions.ts";

/** The writers of a change that undoes another one, or none. */
type WritersOf = (undoes: ChangeId | null) => RowWriters;

type Version = {
  readonly change: ChangeId;
  readonly revision: Revision;
  readonly before: object;
};

/** Keeps which change makes an import, as a version without content. */
export async function noteMaking(work: Work, id: ImportId): Promise<void> {
  const { queries, member, change, revision, now, insert, touch } = work;
  const row = { ledger_id: member.ledger, change_id: change, resource: "imports" as const, id };
  const version = { ...row, revision, before: null, made_at: now, undoes: null };
  await insert(queries, "versions", [version], "fail");
  touch();
}

/**
 * Puts back what the change replaced that made an import, and keeps that this undoes it, so that earlier changes of the
 * same records can be undone after it. Nothing is known of an import that was made long ago.
 */
export function putBack(
  work: Work,
  writersOf: WritersOf,
  shape: RecordShape<Transaction, TransactionRow>,
) {
  const { queries, member, find } = work;
  const fixed = { ledger_id: member.ledger };

  async function replacedBy(
    of: ImportId,
    resource: "transactions" | "accounts",
    values: readonly string[],
  ): Promise<ReadonlyMap<string, Version>> {
    const versions = queries.selectFrom("versions").where("ledger_id", "=", member.ledger);
    const making = await versions
      .select("change_id as change")
      .where("resource", "=", "imports")
      .where("id", "=", of)
      .where("before", "is", null)
      .executeTakeFirst();
    if (making === undefined) return new Map();
    const rows = await find<Tables["versions"]>(queries, {
      table: "versions",
      fixed: { ...fixed, change_id: making.change, resource },
      column: "id",
      values,
    });
    return new Map(
      rows.flatMap(({ id, revision, before }) =>
        before === null
          ? []
          : [[id, { ...making, revision, before: JSON.parse(before) as object }]],
      ),
    );
  }

  return {
    records: (of: ImportId, records: readonly Transaction[]): Promise<void> =>
      inParts(records, async (some) => {
        const values = some.map(({ id }) => id);
        const rows = byId(
          await find<TransactionRow>(queries, {
            table: "transactions",
            fixed,
            column: "id",
            values,
          }),
        );
        const replaced = await replacedBy(of, "transactions", values);
        const written = some.map((record) => {
          const before = rows.get(record.id) ?? null;
          const content = shape.columnsOf(record, before);
          const version = replaced.get(record.id);
          const stamps = stampsIn(work, before, null);
          return {
            undoes: version && isAlike(content, version.before) ? version.change : null,
            before,
            after: { ...fixed, id: record.id, ...content, ...stamps },
          };
        });
        for (const [undoes, writings] of Map.groupBy(written, (one) => one.undoes))
          await writersOf(undoes).transactions(writings);
      }),

    /** Puts an account back that was not changed since; a removed one only if nothing belongs to it now. */
    account: async (of: ImportId, id: AccountId, isUnused: boolean): Promise<void> => {
      const version = (await replacedBy(of, "accounts", [id])).get(id);
      if (version === undefined) return;
      const { revision: made } = version;
      const was = version.before as AccountRow;
      const own = { table: "accounts", fixed, column: "id", values: [id] };
      const [present] = await find<AccountRow>(queries, own);
      if (present === undefined || (was.deleted_at !== null && !isUnused)) return;
      const looked = new Map([[id, present.revision]]);
      const isAsLeft =
        present.revision === made ||
        (await changedBack(queries, member.ledger, "accounts", looked, made)).has(id);
      if (!isAsLeft) return;
      const stamps = stampsIn(work, present, was.deleted_at === null ? null : work.now);
      const after = { ...present, ...was, ...stamps };
      await writersOf(version.change).accounts([{ before: present, after }]);
    },
  };
}

export type PutBack = ReturnType<typeof putBack>;
