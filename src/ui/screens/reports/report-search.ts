import type { ReportPeriod } from "../../../domain/reports/report-period.ts";
import { addressOf, choiceParam } from "../../address.ts";

/** Each choice of a period has an address of its own, a number without quotes. */
const address = addressOf<{ readonly period: ReportPeriod | null }>({
  period: choiceParam("periodo", { month: "mes", "3": 3, "6": 6, "12": 12, "24": 24, year: "ano" }),
});

const DEFAULT: ReportPeriod = "6";

/** The period that an address names; any other name stands for half a year. */
export const readPeriod = (periodo: unknown): ReportPeriod =>
  address.read({ periodo }).period ?? DEFAULT;

/** The search params that name a period. */
export const periodSearch = (period: ReportPeriod) => address.write({ period });
