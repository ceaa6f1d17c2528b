import { sql } from "kysely";
import type { Budget } from "../../../../src/domain/budgets/budget.ts";
import {
  RECORD_LISTS,
  type ChangedLists,
  type Filed,
} from "../../../../src/domain/ledger/changes.ts";
import type { Recurrence } from "../../../../src/domain/recurrences/recurrence.ts";
import type { Rule } from "../../../../src/domain/rules/rule.ts";
import type { CategoryId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import { stampedAccount } from "../accounts/kysely-accounts.ts";
import type { Queries } from "../database.ts";
import { toBudget } from "../budgets/kysely-budgets.ts";
import { toGoal } from "../goals/kysely-goals.ts";
import { toCategory } from "../categories/category-rows.ts";
import { toRule } from "../rules/kysely-rules.ts";
import { openOutcomes } from "../recurrences/outcomes.ts";
import { revisionColumnOf } from "./record-kinds.ts";
import { recurrenceWithOutcomes } from "../recurrences/recurrence-rows.ts";
import { stamped } from "./stored-record.ts";
import type { RecordRows } from "../tables.ts";

/** The client's copy identifies categories by id. */
export const AS_FILED = { nameOf: (id: CategoryId): string => id };

type ListName = keyof ChangedLists;

/** Converts the rows of each kind for a difference. */
type Tell = {
  readonly [Kind in ListName]: (
    rows: readonly RecordRows[Kind][],
    queries: Queries,
    ledger: LedgerId,
  ) => ChangedLists[Kind] | Promise<ChangedLists[Kind]>;
};

const TELL: Tell = {
  categories: (rows) => rows.map((row) => stamped(toCategory(row), row)),
  budgets: (rows) => rows.map((row) => stamped(toBudget(AS_FILED)(row) as Filed<Budget>, row)),
  goals: (rows) => rows.map((row) => stamped(toGoal(row), row)),
  rules: (rows) => rows.map((row) => stamped(toRule(AS_FILED)(row) as Filed<Rule>, row)),
  accounts: (rows) => rows.map(stampedAccount),
  recurrences: async (rows, queries, ledger) => {
    const told = recurrenceWithOutcomes(AS_FILED, await openOutcomes(queries, ledger, rows));
    return rows.map((row) => {
      const { record, ...stamps } = told(stamped(row, row));
      return { ...stamps, record: record as Filed<Recurrence> };
    });
  },
};

/** Returns the records of all kinds that changed since a revision, in that order; since 0, the existing ones. */
export async function changedShelves(
  queries: Queries,
  ledger: LedgerId,
  since: number,
): Promise<ChangedLists> {
  const tell = async <Kind extends ListName>(kind: Kind) => {
    const told = revisionColumnOf(kind);
    const wanted = since === 0 ? sql`deleted_at is null` : sql`${told} > ${since}`;
    const { rows } = await sql<RecordRows[Kind]>`select * from ${sql.table(kind)}
      where ledger_id = ${ledger} and ${wanted} order by ${told}, id`.execute(queries);
    return [kind, await TELL[kind](rows, queries, ledger)] as const;
  };
  const all: (readonly [ListName, ChangedLists[ListName]])[] = [];
  for (const kind of RECORD_LISTS) all.push(await tell(kind));
  return Object.fromEntries(all) as ChangedLists;
}
