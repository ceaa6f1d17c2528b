import { Fragment } from "react";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { ListView } from "../../../domain/shared/list-view.ts";
import { daysOf } from "../../../domain/transactions/days.ts";
import type { TransactionOrder } from "../../../domain/transactions/sort.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { transactionFormTexts as texts } from "../../../text/transactions/transactions.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { room } from "./movement-row.css.ts";
import * as styles from "./movement-table.css.ts";
import { TabledMovement } from "./MovementRow.tsx";
import { useMovementKeys } from "./use-movement-keys.ts";
import type { Cents } from "../../../domain/shared/cents.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { calendarTexts } from "../../../text/calendar.ts";
import { formatEuros } from "../../../text/format.ts";

type MovementTableProps = {
  readonly caption: string;
  readonly transactions: ListView<WithRevision<Transaction>>;
  /** The number of rows that are rendered. */
  readonly count: number;
  readonly order: TransactionOrder;
};

const COLUMNS = ["date", "category", "description", "amount", "actions"] as const;

const BY_DAY: readonly TransactionOrder[] = ["date-desc", "date-asc"];

/**
 * Movements of one kind as a table, with the total of each day; the ARIA roles keep it a table where rows have two
 * lines.
 */
export function MovementTable({ caption, transactions, count, order }: MovementTableProps) {
  const shown = transactions.slice(0, count);
  const { rowOf, onKeyDown } = useMovementKeys(shown);
  const row = (transaction: WithRevision<Transaction>, index: number) => (
    <TabledMovement key={transaction.id} transaction={transaction} focus={rowOf(index)} />
  );
  const days = BY_DAY.includes(order) ? daysOf(transactions, count) : null;
  return (
    <div className={room}>
      <table role="table" className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col" className={styles.heads[column]}>
                {texts[column]}
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows have the focus */}
        <tbody role="rowgroup" className={styles.body} onKeyDown={onKeyDown}>
          {days === null
            ? shown.map(row)
            : days.map(({ date, total, start, shown: ofDay }) => (
                <Fragment key={date}>
                  <DayLine date={date} total={total} />
                  {ofDay.map((one, index) => row(one, start + index))}
                </Fragment>
              ))}
        </tbody>
      </table>
    </div>
  );
}

type DayLineProps = { readonly date: CivilDate; readonly total: Cents };

/** The row above a day of a table, with the day's total. */
const DayLine = ({ date, total }: DayLineProps) => (
  <tr role="row" className={styles.day}>
    <th role="rowheader" scope="row" colSpan={3} className={styles.dayName}>
      {calendarTexts.days.name(date)}
    </th>
    <td role="cell" className={styles.dayTotal}>
      {formatEuros(total)}
    </td>
  </tr>
);
