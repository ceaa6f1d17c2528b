import { formatEuros, formatMonth } from "../../../text/format.ts";
import { reportTexts as texts } from "../../../text/reports.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import type { Evolution } from "./evolution.ts";

/** The twin of the picture for screen readers. */
export const EvolutionTable = ({ months, projection }: Evolution) => (
  <div className={visuallyHidden}>
    <table>
      <caption>{texts.evolution}</caption>
      <thead>
        <tr>
          {[texts.month, texts.balance, texts.low, texts.high].map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, balance }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month)}</th>
            <td>{formatEuros(balance)}</td>
            <td>—</td>
            <td>—</td>
          </tr>
        ))}
        {projection?.map(({ month, expected, low, high }) => (
          <tr key={month}>
            <th scope="row">
              {formatMonth(month)} ({texts.projection})
            </th>
            <td>{formatEuros(expected)}</td>
            <td>{formatEuros(low)}</td>
            <td>{formatEuros(high)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
