import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type {
  AccountId,
  ChangeId,
  ImportId,
  RecurrenceId,
} from "../../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../../src/domain/transactions/transaction.ts";
import type { AccountRow } from "../accounts/account-tables.ts";
import type { RecordShape } from "../ledger/record-writer.ts";
import {
  inBatches,
  stampsIn,
  type RecordRow,
  type RowWriters,
  type Work,
} from "../ledger/write-rows.ts";
import { occurrenceId } from "../recurrences/outcomes.ts";
import type { OccurrenceRow } from "../recurrences/recurrence-tables.ts";
import type { RecordTable, Tables } from "../tables.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import { changedBack } from "../undo/changed-back.ts";
import { byId, isAlike } from "./import-versions.ts";

/** The writers of a change that undoes another one, or none. */
type WritersOf = (undoes: ChangeId | null) => RowWriters;

/** A row as the import left it, and as it was before. */
type RowAsImported<Row> = { readonly present: Row; readonly was: Row; readonly change: ChangeId };

const OPEN = { became: "open", date: null, amount: null } as const;

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
export function revertImportEffects(
  work: Work,
  writersOf: WritersOf,
  shape: RecordShape<Transaction, TransactionRow>,
) {
  const { queries, member, find } = work;
  const fixed = { ledger_id: member.ledger };

  async function replacedBy(
    of: ImportId,
    resource: Extract<RecordTable, "transactions" | "accounts" | "occurrences">,
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

  /** Returns those of some rows that the import replaced and that are as it left them, each with how it was before. */
  async function leftBy<Row extends RecordRow>(
    of: ImportId,
    table: "accounts" | "occurrences",
    ids: readonly string[],
  ): Promise<readonly RowAsImported<Row>[]> {
    const replaced = await replacedBy(of, table, ids);
    const [made] = [...replaced.values()].map(({ revision }) => revision);
    if (made === undefined) return [];
    const own = { table, fixed, column: "id", values: [...replaced.keys()] };
    const rows = await find<Row>(queries, own);
    const changed = rows.filter(({ revision }) => revision !== made);
    const looked = new Map(changed.map(({ id, revision }) => [id, revision]));
    const back = await changedBack(queries, member.ledger, table, looked, made);
    return rows.flatMap((present) => {
      const version = replaced.get(present.id);
      return version && (present.revision === made || back.has(present.id))
        ? [{ present, was: version.before as Row, change: version.change }]
        : [];
    });
  }

  return {
    records: (of: ImportId, records: readonly Transaction[]): Promise<void> =>
      inBatches(records, async (some) => {
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
      for (const { present, was, change } of await leftBy<AccountRow>(of, "accounts", [id])) {
        if (was.deleted_at !== null && !isUnused) continue;
        const stamps = stampsIn(work, present, was.deleted_at === null ? null : work.now);
        await writersOf(change).accounts([
          { before: present, after: { ...present, ...was, ...stamps } },
        ]);
      }
    },

    /** Puts days of a plan back that were not changed since; one of which nothing was said is open. Returns the days. */
    days: async (
      of: ImportId,
      plan: RecurrenceId,
      days: readonly CivilDate[],
    ): Promise<ReadonlySet<CivilDate>> => {
      const ids = days.map((day) => occurrenceId(plan, { day }));
      const left = await leftBy<OccurrenceRow>(of, "occurrences", ids);
      for (const { present, was, change } of left) {
        const outcome = was.deleted_at === null ? was : OPEN;
        const after = { ...present, ...outcome, ...stampsIn(work, present, null) };
        await writersOf(change).occurrences([{ before: present, after }]);
      }
      return new Set(left.map(({ present }) => present.day));
    },
  };
}

export type RevertImportEffects = ReturnType<typeof revertImportEffects>;
