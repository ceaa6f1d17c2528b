import { sql } from "kysely";
import type { Budget } from "../../../../src/domain/budgets/budget.ts";
import type { RecordWriters } from "../../../application/ledger/ledger-work.ts";
import type { CategoryNames } from "../categories/category-names.ts";
import { budgetShape, toBudget } from "./kysely-budgets.ts";
import type { BudgetRow } from "./budget-tables.ts";
import { stampsIn, type Work, type WriteRows } from "../ledger/write-rows.ts";

/** Writes automatic budgets, each marked as such until a person changes it. */
export const repeatedBudgets = (
  work: Work,
  names: CategoryNames,
  write: WriteRows<BudgetRow>,
): RecordWriters["repeatedBudgets"] => {
  const { queries, member, find } = work;
  const { columnsOf } = budgetShape(names);
  const rowOf = (budget: Budget, before: BudgetRow | null): BudgetRow => ({
    ledger_id: member.ledger,
    id: budget.id,
    ...columnsOf(budget, before),
    carried: before?.carried ?? 1,
    ...stampsIn(work, before, null),
  });
  return {
    write: async ({ made, changed }) => {
      const rows = await find<BudgetRow>(queries, {
        table: "budgets",
        fixed: { ledger_id: member.ledger },
        column: "id",
        values: changed.map(({ id }) => id),
      });
      const before = new Map(rows.map((row) => [row.id, row]));
      const all = [...changed, ...made];
      const writings = all.map((budget) => {
        const there = before.get(budget.id) ?? null;
        return { before: there, after: rowOf(budget, there) };
      });
      await write(writings);
    },
    withdraw: async (month, most) => {
      const { rows } = await sql<BudgetRow>`select * from budgets
        where ledger_id = ${member.ledger} and carried = 1 and deleted_at is null and month > ${month}
        order by month desc, id limit ${most}`.execute(queries);
      await write(
        rows.map((before) => ({
          before,
          after: { ...before, ...stampsIn(work, before, work.now) },
        })),
      );
      return rows.map(toBudget(names));
    },
  };
};
