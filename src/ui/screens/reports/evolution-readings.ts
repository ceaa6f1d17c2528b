import { formatEuros, formatMonth } from "../../../text/format.ts";
import { reportTexts as texts } from "../../../text/reports/reports.ts";
import type { Reading } from "../../components/ChartReader/ChartReader.tsx";
import type { Evolution } from "./evolution.ts";

/** The readings of an evolution, month by month. */
export const evolutionReadings = ({
  months,
  unfinished,
  projection,
}: Evolution): readonly Reading[] => [
  ...months.map(({ month, balance }) => ({
    name: month === unfinished ? texts.running(month) : formatMonth(month),
    value: formatEuros(balance),
    at: balance,
  })),
  ...(projection ?? []).map(({ month, expected, low, high }) => ({
    name: texts.projected(month),
    value: texts.between(formatEuros(expected), formatEuros(low), formatEuros(high)),
    at: expected,
  })),
];
