import type { Records } from "../../../src/application/ledger/records.ts";
import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeLedger, type BegunLedger } from "./fake-ledger.ts";
import { openLine, reject, rejectField } from "./line.ts";

/** Monthly budgets in memory, with initial budgets and spending. */
export function fakeBudgets(
  begun: BegunLedger = {},
  line = openLine(),
  server = fakeLedger(begun, line),
) {
  const list = (month: YearMonth) =>
    server.living("budgets").filter((budget) => budget.month === month);
  const check = ({ id, category, month }: Budget) => {
    if (!CATEGORIES.expense.includes(category))
      rejectField("categoria", fieldIssues["bad-category"]);
    if (list(month).some((budget) => budget.category === category && budget.id !== id))
      reject(409, serverProblems["budget-exists"], "mes_ocupado");
  };
  const writes = server.writes("budgets", check);
  const calls: Records<Budget, BudgetDraft> = {
    create: (draft, as) => writes.create({ ...draft, id: as.id }, as),
    update: (id, draft, as) => writes.update({ ...draft, id }, as),
    remove: (id, as) => writes.remove(id, as),
  };
  return { ...calls, server, list };
}
