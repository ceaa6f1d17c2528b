import type { Cents } from "../../shared/cents.ts";
import type { IgnoredReason, StatementRow, UnreadReason } from "../statements/statement.ts";
import { previewOf } from "../mapping/mapping-preview.ts";
import type { MappedColumn, Mapping } from "../mapping/mapping.ts";
import type { NeedsMapping } from "../tables/read-outcome.ts";

/** The roles of columns that change an amount in euros. */
const OF_AMOUNTS = ["fee", "net"] as const satisfies readonly MappedColumn[];

/** What a row would be without the column of one role. */
export type WithoutRole = { readonly role: (typeof OF_AMOUNTS)[number]; readonly amount: Cents };

/** What becomes of a row: a movement, left out on purpose, or not read. */
export type PreviewRow = { readonly line: number } & (
  | {
      readonly is: "read";
      readonly row: StatementRow;
      /** The roles that changed its amount. */
      readonly without: readonly WithoutRole[];
    }
  | { readonly is: "left-out"; readonly text: string; readonly reason: IgnoredReason }
  | { readonly is: "unread"; readonly text: string; readonly reason: UnreadReason }
);

/** The line of the first row below a header. */
const FIRST_LINE = 2;

/** What becomes of the first rows of an unknown table by a mapping, of whatever account; null if it cannot be read. */
export function previewRows(needs: NeedsMapping, mapping: Mapping): readonly PreviewRow[] | null {
  const whole = withoutRole(mapping, "account");
  const read = previewOf(needs, whole);
  const rows = new Map(read?.rows.map((row) => [row.line, row]));
  const unread = new Map(read?.unread.map((row) => [row.line, row]));
  const others = OF_AMOUNTS.filter((role) => mapping.columns[role] !== undefined).map((role) => {
    const without = previewOf(needs, withoutRole(whole, role))?.rows;
    return { role, amounts: new Map(without?.map(({ line, amount }) => [line, amount])) };
  });
  const seen = needs.preview.flatMap((cells, at): readonly PreviewRow[] => {
    const line = at + FIRST_LINE;
    const row = rows.get(line);
    if (row !== undefined) {
      const without = others.flatMap(({ role, amounts }) => {
        const amount = amounts.get(line);
        return amount === undefined || amount === row.amount ? [] : [{ role, amount }];
      });
      return [{ line, is: "read", row, without }];
    }
    const text = cells.filter((cell) => cell !== "").join(" · ");
    const reason = unread.get(line)?.reason;
    if (reason !== undefined) return [{ line, is: "unread", text, reason }];
    // Whether a row is left out does not depend on the others.
    const [ignored] = previewOf({ ...needs, preview: [cells] }, whole)?.ignored ?? [];
    return ignored === undefined ? [] : [{ line, is: "left-out", text, reason: ignored.reason }];
  });
  return read === null && seen.length === 0 ? null : seen;
}

function withoutRole(mapping: Mapping, role: MappedColumn): Mapping {
  const { [role]: _, ...columns } = mapping.columns;
  return { ...mapping, columns };
}
