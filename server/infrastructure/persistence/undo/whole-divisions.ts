import { sql } from "kysely";
import type { ChangeId, TransactionId } from "../../../../src/domain/shared/ids.ts";
import type { RecordRow, Work } from "../ledger/write-rows.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import type { Replaced, Replacements } from "./replaced-rows.ts";

/** The records of divisions that a change wrote, by the record that was divided first. */
type Divisions = ReadonlyMap<TransactionId, readonly Judged[]>;

/** A record of a division, and its row as the change left it. */
type Judged = { readonly replaced: Replaced; readonly left: RecordRow | null };

/** The records that a change replaced, with its divisions as wholes. */
type WholeDivisions = {
  readonly replaced: Replacements;
  /** Whether the change is a division of which a record holds other money since. */
  readonly isEdited: () => Promise<boolean>;
};

/**
 * The same, but a division goes back as a whole or not at all: as a whole though its parts were refiled, renamed, moved
 * to other days or accounts since, and not at all if any has another amount or is gone.
 */
export function wholeDivisions(
  work: Pick<Work, "queries" | "member">,
  change: ChangeId,
  replaced: Replacements,
): WholeDivisions {
  let found: Promise<Divisions> | null = null;
  const divisions = () => (found ??= divisionsOf(work, change, replaced));
  return {
    replaced: async function* (table) {
      if (table !== "transactions") {
        yield* replaced(table);
        return;
      }
      const ofDivisions = judged(await divisions());
      for await (const part of replaced(table))
        yield part.map((one) => ({ ...one, ...ofDivisions.get(one.id), present: one.present }));
    },
    isEdited: async () =>
      [...(await divisions()).values()].some(
        (records) =>
          // Only the division itself makes parts of a record that was there; an undo finds them there, a restore neither.
          records.some((one) => one.replaced.before === null) &&
          records.some((one) => one.replaced.before !== null) &&
          records.some((one) => !hasItsMoney(one) && one.replaced.present?.deleted_at === null),
      ),
  };
}

/** The records of divisions, each as it goes back or stays. */
function judged(divisions: Divisions): ReadonlyMap<string, Replaced> {
  return new Map(
    [...divisions.values()].flatMap((records) => {
      const goesBack = records.every(hasItsMoney);
      return records.map((one): [string, Replaced] => [
        one.replaced.id,
        goesBack ? goingBack(one) : { ...one.replaced, untouched: false },
      ]);
    }),
  );
}

async function divisionsOf(
  work: Pick<Work, "queries" | "member">,
  change: ChangeId,
  replaced: Replacements,
): Promise<Divisions> {
  const { queries, member } = work;
  const { rows: parts } = await sql<{
    readonly id: TransactionId;
    readonly whole: TransactionId;
  }>`select transactions.id, divided_from as whole from versions
    join transactions on transactions.ledger_id = versions.ledger_id
      and transactions.id = versions.id
    where versions.ledger_id = ${member.ledger} and change_id = ${change}
      and resource = 'transactions' and divided_from is not null`.execute(queries);
  const wholeOf = new Map(parts.flatMap(({ id, whole }) => [[id, whole] as const, [whole, whole]]));
  const found = new Map<TransactionId, Judged[]>();
  if (wholeOf.size === 0) return found;
  for await (const page of replaced("transactions"))
    for (const one of page) {
      const whole = wholeOf.get(one.id as TransactionId);
      if (whole === undefined) continue;
      const left = one.untouched ? one.present : await leftBy(work, change, one.id);
      found.set(whole, [...(found.get(whole) ?? []), { replaced: one, left }]);
    }
  // A part that a change wrote alone is a record like any other.
  for (const [whole, records] of found) if (records.length < 2) found.delete(whole);
  return found;
}

/** The row of a record that was written again since, as a change left it. */
async function leftBy(
  { queries, member }: Pick<Work, "queries" | "member">,
  change: ChangeId,
  id: string,
): Promise<RecordRow | null> {
  const own = sql`from versions where ledger_id = ${member.ledger} and resource = 'transactions'
    and id = ${id}`;
  const { rows } = await sql<{ readonly before: string | null }>`select before ${own}
    and revision > (select revision ${own} and change_id = ${change})
    order by revision limit 1`.execute(queries);
  const before = rows[0]?.before ?? null;
  return before === null ? null : (JSON.parse(before) as RecordRow);
}

const MONEY = ["amount", "uncounted", "deleted_at"] as const;

type Row = Pick<TransactionRow, (typeof MONEY)[number]>;

const moneyOf = (row: RecordRow) => MONEY.map((name) => (row as RecordRow & Row)[name] ?? null);

/** Whether a record holds the money that the change left it; one that lost its place does not count as it is. */
const hasItsMoney = ({ replaced: { present, untouched }, left }: Judged): boolean =>
  untouched ||
  (present !== null && left !== null && String(moneyOf(present)) === String(moneyOf(left)));

/** A record of a division that goes back: with its money of before, and with whatever else was changed since. */
function goingBack({ replaced, left }: Judged): Replaced {
  const { before, present } = replaced;
  if (replaced.untouched || before === null || present === null)
    return { ...replaced, untouched: true };
  const since = Object.entries(present).filter(
    ([name, value]) =>
      !MONEY.some((one) => one === name) &&
      value !== (left as Record<string, unknown> | null)?.[name],
  );
  return { ...replaced, before: { ...before, ...Object.fromEntries(since) }, untouched: true };
}
