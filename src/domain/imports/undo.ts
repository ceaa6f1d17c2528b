import type { Fulfilment } from "../recurrences/fulfilment.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { ImportLineId, TransactionId } from "../shared/ids.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** The date and amount of a record before a bank's movement was joined to it. */
export type RecordBeforeJoin = { readonly date: CivilDate; readonly amount: Cents };

/** A movement with its records as it made them; for a joined one, with its record's former values. */
export type MadeLine = {
  readonly id: ImportLineId;
  readonly made: readonly Transaction[];
  readonly former: RecordBeforeJoin | null;
  /** The planned movement that it fulfils. */
  readonly fulfils: Fulfilment | null;
};

/** The effect of undoing an import. */
export type UndoPlan = {
  readonly remove: readonly TransactionId[];
  /** Movements whose record is removed, or whose records are if they were divided. */
  readonly movements: readonly ImportLineId[];
  /** Joined records, with their former date and amount. */
  readonly restore: readonly Transaction[];
  /** Records that remain because they were edited. */
  readonly edited: readonly TransactionId[];
  /** Movements without remaining records. */
  readonly forget: readonly ImportLineId[];
  /** Records of movements that keep other records. */
  readonly part: readonly TransactionId[];
  /** Planned movements that are open again. */
  readonly reopen: readonly Fulfilment[];
};

const isMoved = (made: Transaction, now: Transaction) =>
  made.date !== now.date || made.amount !== now.amount;

/** Whether a record of an import was edited: the day, the amount, the category or the text. */
const isEdited = (made: Transaction, now: Transaction) =>
  isMoved(made, now) || made.category !== now.category || made.description !== now.description;

/**
 * Plans the undo of an import. Edited records remain, unless they are listed; a joined record always remains, and gets
 * its former date and amount back, unless these were changed since.
 */
export function undoPlan(
  lines: readonly MadeLine[],
  presentOf: (id: TransactionId) => Transaction | null,
  named: ReadonlySet<TransactionId>,
): UndoPlan {
  const remove: TransactionId[] = [];
  const restore: Transaction[] = [];
  const edited: TransactionId[] = [];
  const forget: ImportLineId[] = [];
  const part: TransactionId[] = [];
  const reopen: Fulfilment[] = [];
  const movements: ImportLineId[] = [];
  for (const { id, made, former, fulfils } of lines) {
    const staying = made.filter((one) => {
      const now = presentOf(one.id);
      if (now === null || named.has(one.id)) return false;
      return former === null ? isEdited(one, now) : isMoved(one, now);
    });
    const going = made.filter((one) => !staying.includes(one));
    edited.push(...staying.map((one) => one.id));
    if (staying.length === 0) {
      forget.push(id);
      if (fulfils !== null) reopen.push(fulfils);
    } else part.push(...going.map((one) => one.id));
    const before = remove.length;
    for (const one of going) {
      const now = presentOf(one.id);
      if (now === null) continue;
      if (former === null) remove.push(one.id);
      else restore.push({ ...now, ...former });
    }
    if (staying.length === 0 && remove.length > before) movements.push(id);
  }
  return { remove, movements, restore, edited, forget, part, reopen };
}
