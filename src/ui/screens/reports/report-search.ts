import { REPORT_PERIODS, type ReportPeriod } from "../../../domain/reports/report-period.ts";

/** How the address names the periods. */
const NAMES = { month: "mes", "3": "3", "6": "6", "12": "12", "24": "24", year: "ano" } as const;

const DEFAULT: ReportPeriod = "6";

/** The period that an address names; any other name stands for half a year. */
export const readPeriod = (name: unknown): ReportPeriod =>
  REPORT_PERIODS.find((period) => NAMES[period] === String(name)) ?? DEFAULT;

/** The search params that name a period: a number looks better without quotes. */
export const periodSearch = (period: ReportPeriod) => {
  const name = NAMES[period];
  return { periodo: Number.isNaN(Number(name)) ? name : Number(name) };
};
