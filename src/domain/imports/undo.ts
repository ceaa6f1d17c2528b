import type { Fulfilment } from "../recurrences/fulfilment.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { ImportLineId, TransactionId } from "../shared/ids.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** The date and amount of a record before a bank's movement was joined to it. */
export type Former = { readonly date: CivilDate; readonly amount: Cents };

/** A movement with the records that it made, as they were made; of a joined one, what its record said before. */
export type MadeLine = {
  readonly id: ImportLineId;
  readonly made: readonly Transaction[];
  readonly former: Former | null;
  /** The planned movement that it is. */
  readonly fulfils: Fulfilment | null;
};

/** The plan for undoing an import. */
export type UndoPlan = {
  readonly remove: readonly TransactionId[];
  /** Movements that have no record any more, and had one, or several where they were divided. */
  readonly movements: readonly ImportLineId[];
  /** Joined records, with the day and the cents that they had. */
  readonly restore: readonly Transaction[];
  /** Records that stay because they were edited. */
  readonly edited: readonly TransactionId[];
  /** Movements of which nothing is left. */
  readonly forget: readonly ImportLineId[];
  /** Records of movements of which others stay. */
  readonly part: readonly TransactionId[];
  /** Planned movements that are open again. */
  readonly reopen: readonly Fulfilment[];
};

const isMoved = (made: Transaction, now: Transaction) =>
  made.date !== now.date || made.amount !== now.amount;

/** Whether somebody changed what an import made: the day, the cents, the category or the text. */
const isEdited = (made: Transaction, now: Transaction) =>
  isMoved(made, now) || made.category !== now.category || made.description !== now.description;

/**
 * Takes back what an import made. What was edited since stays, unless it is named; a joined record always stays, and gets
 * back the day and the cents that it had, unless these were changed since.
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
