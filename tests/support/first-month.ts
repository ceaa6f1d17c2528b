import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import { monthOf, type YearMonth } from "../../src/domain/shared/year-month.ts";

/** The first month with records; null without any. */
export const firstMonthOf = (records: readonly { readonly date: CivilDate }[]): YearMonth | null =>
  records.map(({ date }) => monthOf(date)).toSorted()[0] ?? null;
