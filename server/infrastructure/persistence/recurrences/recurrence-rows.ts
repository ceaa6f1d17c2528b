import { canLeaveWeekends } from "../../../../src/domain/recurrences/planned-days.ts";
import type { StoredRecord } from "../../../../src/domain/ledger/stored-record.ts";
import { answeredDay, firstAnswered } from "../../../../src/domain/recurrences/answered-day.ts";
import { nextActionDay } from "../../../../src/domain/recurrences/due.ts";
import {
  comeTo,
  countingFor,
  paidBeyond,
  type Outcome,
} from "../../../../src/domain/recurrences/outcomes.ts";
import type { Recurrence } from "../../../../src/domain/recurrences/recurrence.ts";
import { ZERO } from "../../../../src/domain/shared/cents.ts";
import type { CategoryNames } from "../categories/category-names.ts";
import type { OutcomesByPlan } from "./outcomes.ts";
import type { RecurrenceColumns, RecurrenceRow } from "./recurrence-tables.ts";
import { flag } from "../users/user-row.ts";
import type { RecordShape } from "../ledger/record-writer.ts";

type Names = Pick<CategoryNames, "nameOf">;

/** The recurrence of a row, without the outcomes of its days. */
export const planOf = ({ nameOf }: Names, row: RecurrenceColumns): Recurrence => ({
  id: row.id,
  kind: row.kind,
  category: nameOf(row.category_id),
  cost:
    row.cost === "each"
      ? { of: "each", amount: row.amount }
      : { of: "parts", total: row.amount, fee: row.fee },
  description: row.description,
  start: row.first_day,
  ...(typeof row.day_of_month === "number" && { dayOfMonth: row.day_of_month }),
  every: row.every,
  unit: row.unit,
  end: row.last_day,
  times: row.times,
  // A plan of every day may have been stored with a rule, which no weekend follows.
  weekend: canLeaveWeekends(row) ? row.weekend : "keep",
  mode: row.mode,
  paused: row.paused === 1,
  openFrom: row.opened_from,
  exceptions: [],
  askedUntil: row.asked_until,
});

/** The mapping of plans to rows, including the derived columns, unchanged. */
export const planShape: RecordShape<RecurrenceColumns, RecurrenceRow> = {
  table: "recurrences",
  columnsOf: (columns) => columns,
  recordOf: (row) => row,
};

/** Returns a recurrence of the domain with its category's name and all outcomes of its days. */
export const wholeRecurrence = (
  names: Names,
  row: RecurrenceColumns,
  outcomes: readonly Outcome[],
): Recurrence => comeTo(planOf(names, row), outcomes);

/**
 * The same with only the outcomes since the day from which it is open, as sent to clients, with the revision that
 * differences go by.
 */
export const recurrenceWithOutcomes =
  (names: Names, outcomes: OutcomesByPlan) =>
  ({
    record: row,
    revision,
    removed,
  }: StoredRecord<RecurrenceColumns>): StoredRecord<Recurrence> => {
    const plan = planOf(names, row);
    // A reopened day may be earlier than the day from which the plan is open.
    const openFrom = row.open_from > row.opened_from ? row.open_from : row.opened_from;
    const all = outcomes.get(row.id) ?? [];
    const counting = all.filter((one) => {
      const day = answeredDay(plan, one);
      return day !== null && day >= row.open_from;
    });
    return {
      record: {
        ...comeTo({ ...plan, openFrom }, counting),
        ...paidBeyond(plan, countingFor(plan, all)),
      },
      revision: row.told_revision,
      ownRevision: revision,
      removed,
    };
  };

/** The columns of what a person says of a plan. */
export const saidColumns = ({ idOf }: Pick<CategoryNames, "idOf">, recurrence: Recurrence) => {
  const { kind, category, cost, description, every, unit, times } = recurrence;
  return {
    kind,
    category_id: idOf(kind, category),
    cost: cost.of,
    amount: cost.of === "each" ? cost.amount : cost.total,
    fee: cost.of === "each" ? ZERO : cost.fee,
    description,
    first_day: recurrence.start,
    day_of_month: recurrence.dayOfMonth ?? null,
    every,
    unit,
    last_day: recurrence.end,
    times,
    weekend: recurrence.weekend,
    mode: recurrence.mode,
    paused: flag(recurrence.paused),
  };
};

/** Returns the columns of a recurrence as a person plans it. */
export const planColumns = (
  names: CategoryNames,
  recurrence: Recurrence,
): Omit<RecurrenceColumns, "ledger_id" | "opened_from" | "told_revision"> => ({
  id: recurrence.id,
  ...saidColumns(names, recurrence),
  open_from: recurrence.openFrom,
  read_from: firstAnswered(recurrence, recurrence.openFrom),
  asked_until: recurrence.askedUntil,
  action_day: nextActionDay(recurrence),
});
