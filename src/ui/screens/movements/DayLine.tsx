import type { Cents } from "../../../domain/shared/cents.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { calendarTexts } from "../../../text/calendar.ts";
import { formatEuros } from "../../../text/format.ts";
import * as styles from "./movement-table.css.ts";

type DayLineProps = { readonly date: CivilDate; readonly total: Cents };

/** The row above a day of a table, with the day's total. */
export const DayLine = ({ date, total }: DayLineProps) => (
  <tr role="row" className={styles.day}>
    <th role="rowheader" scope="row" colSpan={3} className={styles.dayName}>
      {calendarTexts.days.name(date)}
    </th>
    <td role="cell" className={styles.dayTotal}>
      {formatEuros(total)}
    </td>
  </tr>
);
