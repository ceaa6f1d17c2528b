import type { Simulations } from "../../../src/application/simulation/simulations.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { simulate } from "../../../src/domain/simulation/simulation.ts";
import { normalMonth } from "../../../src/domain/normal-month/normal-month.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { monthlySums } from "../../../src/domain/transactions/category-sums.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { reductionAboveMean } from "../../../src/text/simulation/simulation-advice.ts";
import { openLine, over, reject, rejectField } from "./line.ts";

type Figures = {
  readonly transactions: readonly Transaction[];
  readonly goals: readonly Goal[];
  readonly today: CivilDate;
};

/** Simulations in memory, with given figures. */
export const fakeSimulations = (
  { transactions, goals, today }: Figures,
  line = openLine(),
): Simulations => ({
  run: (request) =>
    over(line, () => {
      const { category, goalId } = request;
      if (!CATEGORIES.expense.includes(category))
        rejectField("categoria_reduzir", fieldIssues["bad-category"]);
      if (goalId !== null && goals.every(({ id }) => id !== goalId))
        reject(404, serverProblems["no-such-record"]);
      const month = normalMonth({
        today,
        records: transactions,
        sumsOf: monthlySums(transactions),
      });
      const outcome = simulate(month, goals, request, today, []);
      if (!outcome.ok) return rejectField("valor_reducao", reductionAboveMean(outcome.reason.mean));
      return { ...outcome.value, recommendation: `Reduza ${category}.` };
    }),
});
