import { visuallyHidden } from "../../design/utilities.css.ts";

type TableTwinProps = {
  readonly caption: string;
  /** The headings of the columns, first that of the row names. */
  readonly headers: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
};

/** The content of a chart as a table for screen readers. */
export const TableTwin = ({ caption, headers, rows }: TableTwinProps) => (
  <div className={visuallyHidden}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={headers[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
