import { formatEuros, formatMonth } from "../../../text/format.ts";
import { reportTexts as texts } from "../../../text/reports/reports.ts";
import { TableTwin } from "../../components/TableTwin/TableTwin.tsx";
import type { Evolution } from "./evolution.ts";

const NO_BAND = "—";

/** The chart as a table for screen readers. */
export const EvolutionTable = ({ months, unfinished, projection }: Evolution) => (
  <TableTwin
    caption={texts.evolution}
    headers={[texts.month, texts.balance, texts.low, texts.high]}
    rows={[
      ...months.map(({ month, balance }) => ({
        name: month === unfinished ? texts.running(month) : formatMonth(month),
        cells: [formatEuros(balance), NO_BAND, NO_BAND],
      })),
      ...(projection ?? []).map(({ month, expected, low, high }) => ({
        name: texts.projected(month),
        cells: [expected, low, high].map(formatEuros),
      })),
    ]}
  />
);
