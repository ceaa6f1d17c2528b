import { report, type ReportFacts } from "../../src/domain/reports/report.ts";
import { monthlySums } from "../../src/domain/transactions/category-sums.ts";
import type { Transaction } from "../../src/domain/transactions/transaction.ts";
import { OWN_EXPENSES } from "./categories.ts";

type Given = Pick<ReportFacts, "period" | "today"> & Partial<ReportFacts>;

/** A report on records, without what does not hang on its period unless that is given. */
export const reportOn = (records: readonly Transaction[], given: Given) =>
  report({
    sumsOf: monthlySums(records),
    categories: OWN_EXPENSES,
    budgets: [],
    projection: null,
    comparison: "young",
    ...given,
  });
