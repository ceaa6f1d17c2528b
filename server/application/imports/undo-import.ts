import type { ImportUndone, UndoOutlook } from "../../../src/domain/imports/import.ts";
import { undoPlan } from "../../../src/domain/imports/undo.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { ChangeId, ImportId, TransactionId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { includeAgain, presentOf } from "./counting.ts";
import { reopen } from "../recurrences/fulfil.ts";
import type { LedgerWork, RecordWriters, WorkStores } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { NewId } from "../new-id.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";

type Ports = { readonly ledgerWork: LedgerWork; readonly newId: NewId };

export type UndoRefusal = "change-reused" | "no-such-record" | "removed";

/** The outcome of an undo, and its revision. */
export type UndoAnswer = { readonly undone: ImportUndone; readonly revision: Revision };

/**
 * Undoes an import of any age: its records are removed, those edited since only if they are named. Movements that a
 * later import counted as repeated are removed too, movements excluded because of it count again, and the file can be
 * imported again.
 */
export const undoImport =
  ({ ledgerWork, newId }: Ports) =>
  (
    member: Member,
    id: ImportId,
    named: ReadonlySet<TransactionId>,
    asked: ChangeId | null,
  ): Promise<Result<UndoAnswer, UndoRefusal>> => {
    const change = asked ?? changeId(newId());
    return ledgerWork(member, change, (stores) => takeBack(stores, member, id, { named, change }));
  };

/** How an import is taken back: which edited records go too, and in which change. */
type TakingBack = { readonly named: ReadonlySet<TransactionId>; readonly change: ChangeId };

/** Takes an import back within a unit of work. */
export async function takeBack(
  { records, ledgers }: WorkStores,
  member: Member,
  id: ImportId,
  { named, change }: TakingBack,
): Promise<Result<UndoAnswer, UndoRefusal>> {
  const found = await records.imports.find(id);
  if (found === null) return refused("no-such-record");
  if (found.undone?.change === change) {
    const { edited } = found.removed ? { edited: [] } : (await planOf(records, id, new Set())).plan;
    const undone = { removed: found.undone.removed, edited };
    return accepted({ undone, revision: found.revision });
  }
  if (await records.isRepeated()) return refused("change-reused");
  if (found.removed) return refused("removed");
  const { lines, plan } = await planOf(records, id, named);
  await records.transactions.removeAll(plan.remove);
  await records.imports.revertImportEffects(id, plan.restore);
  await records.imports.forget(plan.forget);
  await records.imports.forgetParts(plan.part);
  await reopen(records, plan.reopen, (of, days) => records.imports.revertDays(id, of, days));
  const restored = new Set(plan.restore.map((record) => record.id));
  const entered = lines.filter(({ made }) => made.some((record) => restored.has(record.id)));
  const categories = await ledgers.categories(member.ledger);
  const canBeFiled = ({ kind, category }: Transaction) =>
    categories.some((one) => one.kind === kind && one.name === category);
  const joined = new Set(entered.map((line) => line.id));
  await includeAgain(records, id, plan.forget, joined, canBeFiled);
  const undone = { removed: plan.movements.length, edited: plan.edited };
  const revision = await records.imports.finishImportUndo(id, { change, removed: undone.removed });
  return accepted({ undone, revision });
}

/** Returns what undoing an import would do with no edited record named; changes nothing. */
export const tryUndoImport =
  ({ ledgerWork }: Pick<Ports, "ledgerWork">) =>
  (member: Member, id: ImportId): Promise<Result<UndoOutlook, UndoRefusal>> =>
    ledgerWork(member, null, async ({ records }) => {
      const found = await records.imports.find(id);
      if (found === null) return refused("no-such-record");
      if (found.removed) return refused("removed");
      const { plan } = await planOf(records, id, new Set());
      const seen = await records.imports.lines(await records.imports.repeatedBy(id));
      const { present } = await presentOf(records, seen);
      return accepted({
        removed: plan.movements.length,
        records: plan.remove.length,
        repeated: (await records.imports.repeated(plan.movements)).size,
        restored: plan.restore.length,
        edited: plan.edited,
        others: seen.filter((line) => line.counted && present(line).length > 0).length,
      });
    });

async function planOf(
  { imports, transactions }: RecordWriters,
  id: ImportId,
  named: ReadonlySet<TransactionId>,
) {
  const lines = await imports.linesOf(id);
  const present = await transactions.findAll(
    lines.flatMap(({ made, parts }) => [...made.map((record) => record.id), ...parts]),
  );
  const recordNow = (record: TransactionId) => {
    const found = present.get(record);
    return found === undefined || found.removed ? null : found.record;
  };
  return { lines, plan: undoPlan(lines, recordNow, named) };
}
