import type { Fulfilment } from "../recurrences/fulfilment.ts";
import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { AccountId, ImportLineId, TransactionId } from "../shared/ids.ts";
import type { Transaction } from "../transactions/transaction.ts";

/**
 * The date, the amount and the account of a record before a bank's movement was joined to it: null if it named none, and
 * absent if it kept its own.
 */
export type RecordBeforeJoin = {
  readonly date: CivilDate;
  readonly amount: Cents;
  readonly account?: AccountId | null;
  /** Its amount since, if that is not the bank's: of a bill of which a part does not count, or was divided from it. */
  readonly after?: Cents;
};

/** A movement with its records as it made them; for a joined one, with its record's former values. */
export type MadeLine = {
  readonly id: ImportLineId;
  readonly made: readonly Transaction[];
  /** What a person has divided from its records since, whether it is there or not. */
  readonly parts: readonly TransactionId[];
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

/** A joined record as it was before; in the account that a person has chosen since. */
function asBefore(now: Transaction, made: Transaction, former: RecordBeforeJoin): Transaction {
  const { date, amount, account: before } = former;
  if (before === undefined || now.account !== made.account) return { ...now, date, amount };
  const { account: _, ...rest } = now;
  return { ...rest, date, amount, ...(before !== null && { account: before }) };
}

/**
 * Plans the undo of an import. Edited records and what was divided from them remain, unless they are listed; a joined record always remains, and gets
 * its former date, amount and account back, unless these were changed since.
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
  for (const { id, made, parts, former, fulfils } of lines) {
    const staying = made.filter((one) => {
      const now = presentOf(one.id);
      if (now === null || named.has(one.id)) return false;
      return former === null ? isEdited(one, now) : isMoved(one, now);
    });
    const going = made.filter((one) => !staying.includes(one));
    // Of a joined record that has the amount of then, nothing was divided since.
    const isAsJoined = former !== null && going.every((one) => presentOf(one.id) !== null);
    const present = parts.flatMap((of) => presentOf(of) ?? []);
    const divided = isAsJoined && staying.length === 0 ? [] : present.map((own) => own.id);
    const left = [...staying.map((one) => one.id), ...divided.filter((of) => !named.has(of))];
    edited.push(...left);
    if (left.length === 0) {
      forget.push(id);
      if (fulfils !== null) reopen.push(fulfils);
    } else part.push(...going.map((one) => one.id));
    const before = remove.length;
    remove.push(...divided.filter((of) => named.has(of)));
    for (const one of going) {
      const now = presentOf(one.id);
      if (now === null) continue;
      if (former === null) remove.push(one.id);
      else {
        restore.push(asBefore(now, one, former));
        restore.push(
          ...present
            .filter(({ date, account }) => date === one.date && account === one.account)
            .map((own) => asBefore(own, one, { ...former, amount: own.amount })),
        );
      }
    }
    if (left.length === 0 && remove.length > before) movements.push(id);
  }
  return { remove, movements, restore, edited, forget, part, reopen };
}
