import type { ReactNode } from "react";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import * as styles from "./data-table.css.ts";

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The role of the cell in its row, which decides its place on the phone. Each role but `badge` occurs once. */
  readonly place: keyof typeof styles.cells;
  readonly align?: keyof typeof styles.aligned;
};

type DataTableProps<Row> = {
  /** The table's title for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The form of a row on the phone: two lines of a list, or a card with its actions below. */
  readonly onPhone?: keyof typeof styles.rows;
};

/** A table whose rows get another layout on the phone; the ARIA roles keep it a table there too. */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  onPhone = "list",
}: DataTableProps<Row>) => (
  <div className={styles.box}>
    <table role="table" className={styles.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ key, header, align = "start" }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={`${styles.headCell} ${styles.aligned[align]}`}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} className={styles.rows[onPhone]}>
            {columns.map(({ key, cell, place, align = "start" }) => (
              <td
                key={key}
                role="cell"
                className={`${styles.aligned[align]} ${styles.cells[place]}`}
              >
                {cell(row)}
              </td>
            ))}
          </TableRow>
        ))}
      </tbody>
    </table>
  </div>
);

type TableRowProps = { readonly className: string; readonly children: ReactNode };

const TableRow = (props: TableRowProps) => (
  <tr ref={useFocusAfterRemoval<HTMLTableRowElement>(neighbourOf)} role="row" {...props} />
);
