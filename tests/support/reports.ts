import { report, type ReportFacts } from "../../src/domain/reports/report.ts";
import { monthlySums } from "../../src/domain/transactions/category-sums.ts";
import type { Transaction } from "../../src/domain/transactions/transaction.ts";
import { OWN_EXPENSES } from "./categories.ts";

type Given = Pick<ReportFacts, "period" | "today"> & Partial<ReportFacts>;

/** Makes a report of records; the parts independent of its period are empty unless given. */
export const reportOn = (records: readonly Transaction[], given: Given) =>
  report({
    sumsOf: monthlySums(records),
    categories: OWN_EXPENSES,
    budgets: [],
    recurrences: [],
    ahead: null,
    projection: null,
    comparison: "young",
    ...given,
  });
