import type { NeedsMapping } from "../../../../domain/imports/tables/read-outcome.ts";
import type { Mapping } from "../../../../domain/imports/mapping/mapping.ts";
import { mapped, roleOf, ROLES } from "../../../../domain/imports/mapping/mapped-columns.ts";
import { mappingTexts as texts } from "../../../../text/imports/mapping.ts";
import { SelectField } from "../../../components/Field/SelectField.tsx";
import * as styles from "./mapping.css.ts";

/** How many rows are shown. */
const SHOWN_ROWS = 5;

type ColumnTableProps = {
  readonly needs: NeedsMapping;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
};

/** The first rows of a file, with the role of each column above it. */
export function ColumnTable({ needs, mapping, onChange }: ColumnTableProps) {
  const columns = needs.preview.reduce(
    (most, row) => Math.max(most, row.length),
    needs.header.length,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={texts.table}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Array.from({ length: columns }, (_, at) => (
              <th key={at} scope="col">
                <SelectField
                  label={texts.column(needs.header[at] || String(at + 1))}
                  labelHidden
                  compact
                  options={[
                    { value: "", label: texts.none },
                    ...ROLES.map((role) => ({ value: role, label: texts.roles[role] })),
                  ]}
                  value={roleOf(mapping, at) ?? ""}
                  onChange={(role) =>
                    onChange(mapped(mapping, at, ROLES.find((one) => one === role) ?? null))
                  }
                />
                <span className={styles.header}>{needs.header[at]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {needs.preview.slice(0, SHOWN_ROWS).map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row is its place
            <tr key={line}>
              {Array.from({ length: columns }, (_, at) => (
                <td key={at}>{row[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
