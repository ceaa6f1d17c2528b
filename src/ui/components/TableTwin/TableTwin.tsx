import { visuallyHidden } from "../../design/utilities.css.ts";

type TableTwinProps = {
  readonly caption: string;
  /** What the columns are, that of the rows' names first. */
  readonly headers: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
};

/** Says to a screen reader, as a table, what a picture shows. */
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
