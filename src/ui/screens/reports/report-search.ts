import type { ReportPeriod } from "../../../domain/reports/report-period.ts";
import { addressOf, choiceParam } from "../../address.ts";

/** Each period has its own address; a number is written without quotes. */
const address = addressOf<{ readonly period: ReportPeriod | null }>({
  period: choiceParam("periodo", { month: "mes", "3": 3, "6": 6, "12": 12, "24": 24, year: "ano" }),
});

const DEFAULT: ReportPeriod = "6";

/** The period in an address; any other value stands for half a year. */
export const readPeriod = (periodo: unknown): ReportPeriod =>
  address.read({ periodo }).period ?? DEFAULT;

/** The search params of a period. */
export const periodSearch = (period: ReportPeriod) => address.write({ period });
