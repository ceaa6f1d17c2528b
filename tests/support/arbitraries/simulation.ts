import type { Arbitrary } from "fast-check";
import { normalMonth, type NormalMonth } from "../../../src/domain/normal-month/normal-month.ts";
import { monthlySums } from "../../../src/domain/transactions/category-sums.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyCivilDate } from "./civil-date.ts";
import { transactionsOf } from "./transaction.ts";

/** The day for which those months are the normal ones. */
export const NORMAL_TODAY = civilDate(2026, 3, 14);

/** Any normal month, with a surplus of either sign. */
export const anyNormalMonth: Arbitrary<NormalMonth> = transactionsOf({
  date: anyCivilDate("2025-06-01", "2026-03-31"),
}).map((records) => normalMonth({ today: NORMAL_TODAY, records, sumsOf: monthlySums(records) }));
