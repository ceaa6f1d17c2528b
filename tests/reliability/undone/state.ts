import { isDeepStrictEqual } from "node:util";
import type { Member } from "../../../server/application/ledger/ledgers.ts";
import { toOutcome } from "../../../server/infrastructure/persistence/recurrences/outcomes.ts";
import { wholeRecurrence } from "../../../server/infrastructure/persistence/recurrences/recurrence-rows.ts";
import type {
  OccurrenceRow,
  RecurrenceColumns,
} from "../../../server/infrastructure/persistence/recurrences/recurrence-tables.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { ledgerState } from "../../server/support/ledger-state.ts";
import type { TestServer } from "../../server/support/start-test-server.ts";

type Row = Readonly<Record<string, unknown>>;

const byId = (one: Row, other: Row) => compareText(String(one["id"]), String(other["id"]));

/** Returns an account whose told balance includes only what is of its day: what left that day counts nowhere for it. */
const includingDay = (account: Row, records: readonly Row[]): Row => {
  const { included, balance_day: day } = account;
  if (typeof included !== "string") return account;
  const ofDay = new Set(records.filter(({ date }) => date === day).map(({ id }) => id));
  return { ...account, included: (JSON.parse(included) as string[]).filter((id) => ofDay.has(id)) };
};

const wholePlan = (plan: Row, days: readonly Row[]) =>
  wholeRecurrence(
    { nameOf: String },
    plan as RecurrenceColumns,
    days.map((day) => toOutcome(day as OccurrenceRow)),
  );

/** Whether a day says more than none: one that is open again may be open anyway, or planned no more. */
const saysMore = (day: Row, days: readonly Row[], plans: readonly Row[]): boolean => {
  if (day["became"] !== "open") return true;
  const plan = plans.find(({ id }) => id === day["recurrence_id"]);
  if (plan === undefined) return false;
  const others = days.filter((other) => other["recurrence_id"] === plan["id"] && other !== day);
  return !isDeepStrictEqual(wholePlan(plan, [...others, day]), wholePlan(plan, others));
};

/**
 * Returns what an undo gives back of a person's ledger: which change last undid an import, and of how much, is of the
 * log; and what the server asks by itself about planned days stays asked.
 */
export async function stateOf({ database }: TestServer, member: Member) {
  const {
    accounts = [],
    imports = [],
    notifications = [],
    occurrences = [],
    recurrences = [],
    // The reserve is no record: it stays as it was last told, and only a restored copy brings another.
    ledgers: _,
    ...state
  } = await ledgerState(database.queries, member);
  return {
    ...state,
    accounts: accounts.map((row) => includingDay(row, state["transactions"] ?? [])),
    occurrences: occurrences.filter((day) => saysMore(day, occurrences, recurrences)),
    recurrences: recurrences
      .map(({ asked_until: __, action_day: ___, ...row }) => row)
      .toSorted(byId),
    notifications: notifications.filter(({ key }) => !String(key).startsWith(":recurrence:")),
    imports: imports.map(({ undo_change: __, undo_removed: ___, ...row }) => row).toSorted(byId),
  };
}
