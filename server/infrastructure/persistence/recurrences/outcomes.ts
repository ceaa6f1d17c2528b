import { sql } from "kysely";
import type { Outcome } from "../../../../src/domain/recurrences/outcomes.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { LedgerId, RecurrenceId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import type { OccurrenceRow } from "./recurrence-tables.ts";

/** Outcomes of planned days, by their plans. */
export type OutcomesByPlan = ReadonlyMap<RecurrenceId, readonly Outcome[]>;

/** Returns the id of an occurrence within its ledger. */
export const occurrenceId = (recurrence: RecurrenceId, { day }: Pick<Outcome, "day">): string =>
  `${recurrence}:${day}`;

/** Selects all occurrences of a plan. */
const ofPlan = (recurrence: RecurrenceId) =>
  sql`id > ${`${recurrence}:`} and id < ${`${recurrence};`}`;

export function toOutcome({ day, became, date, amount, reach }: OccurrenceRow): Outcome {
  const answered = typeof reach === "number" ? { day, reach } : { day };
  if (became === "recorded" && amount !== null) return { ...answered, became, amount };
  return became === "changed" && date !== null && amount !== null
    ? { ...answered, became, date, amount }
    : ({ ...answered, became } as Outcome);
}

/** The amount of an outcome: the new one of a change, or what was paid; null if neither is told. */
export const amountOf = (outcome: Outcome): Cents | null =>
  outcome.became === "changed" || outcome.became === "recorded" ? (outcome.amount ?? null) : null;

/**
 * Returns the outcomes of plans that may count for the days from which each is open, and all of instalments, which tell what
 * is left to pay; for a long list it reads those of the whole ledger.
 */
export async function openOutcomes(
  queries: Queries,
  ledger: LedgerId,
  plans: readonly { readonly id: RecurrenceId }[],
): Promise<OutcomesByPlan> {
  if (plans.length === 0) return new Map();
  const some = sql.join(plans.map(({ id }) => id));
  const wanted = plans.length > MAX_LISTED_PLANS ? sql`` : sql`and plans.id in (${some})`;
  const { rows } = await sql<OccurrenceRow>`select own.* from recurrences as plans
    join occurrences as own on own.ledger_id = plans.ledger_id and own.recurrence_id = plans.id
      and (own.day >= plans.read_from or plans.cost = 'parts') and own.deleted_at is null
    where plans.ledger_id = ${ledger} ${wanted} order by own.id`.execute(queries);
  const byPlan = Map.groupBy(rows, (row) => row.recurrence_id);
  return new Map([...byPlan].map(([id, own]) => [id, own.map(toOutcome)]));
}

const MAX_LISTED_PLANS = 20;

/** Returns all outcomes of a plan's days, removed ones included. */
export async function occurrencesOf(
  queries: Queries,
  ledger: LedgerId,
  recurrence: RecurrenceId,
): Promise<readonly OccurrenceRow[]> {
  const { rows } = await sql<OccurrenceRow>`select * from occurrences
    where ledger_id = ${ledger} and recurrence_id = ${recurrence} order by id`.execute(queries);
  return rows;
}

/** The same at a revision. */
export async function occurrencesAt(
  queries: Queries,
  ledger: LedgerId,
  recurrence: RecurrenceId,
  made: Revision,
): Promise<readonly OccurrenceRow[]> {
  const present = await occurrencesOf(queries, ledger, recurrence);
  const { rows } = await sql<{ readonly id: string; readonly before: string | null }>`
    select id, before from versions
    where ledger_id = ${ledger} and resource = 'occurrences' and ${ofPlan(recurrence)}
      and revision > ${made}
    order by revision desc`.execute(queries);
  const then = new Map(present.map((row) => [row.id, row]));
  for (const { id, before } of rows) {
    if (before === null) then.delete(id);
    else then.set(id, JSON.parse(before) as OccurrenceRow);
  }
  return [...then.values()];
}

export const countingOnes = (rows: readonly OccurrenceRow[]): readonly Outcome[] =>
  rows.filter((row) => row.deleted_at === null).map(toOutcome);
