import type { DecimalMark } from "../cells/amount-marks.ts";
import type { AccountKind } from "../../accounts/account.ts";
import { columnNamed, foldHeader, foldName } from "./header.ts";
import type { Layout, Role, SignRule, States } from "./layout.ts";
import { dayOrderOf, usualDayOrder } from "../cells/day-order.ts";
import type { DayOrder } from "../cells/read-day.ts";
import { cellText, type Sheet, type SheetRow } from "./sheet.ts";

/** How one table is read: a layout, or the user's mapping, applied to its columns. */
export type Reading = {
  readonly source: { readonly id: string; readonly name: string };
  readonly kind: AccountKind;
  /** The column of each role, from 0. */
  readonly columns: Partial<Readonly<Record<Role, number>>>;
  readonly sign: SignRule;
  readonly dayOrder: DayOrder;
  readonly states: States | null;
  readonly taxNumber: boolean;
  readonly inert: boolean;
  /** The decimal mark of its amounts; null if each shows its own. */
  readonly decimal: DecimalMark | null;
  /** Whether the table states for all amounts that they are not in euros. */
  readonly otherCurrency?: boolean;
  /** Whether its balances are called available balances. */
  readonly available?: boolean;
};

/** Finds the columns of a layout in a header; null if it does not match. */
function columnsOf(layout: Layout, header: readonly string[]): Reading["columns"] | null {
  const columns: Partial<Record<Role, number>> = {};
  for (const [role, names] of Object.entries(layout.columns) as [Role, readonly string[]][]) {
    const column = columnNamed(header, names);
    if (column === null) return null;
    columns[role] = column;
  }
  if (layout.also?.some((name) => columnNamed(header, [name]) === null)) return null;
  for (const [role, names] of Object.entries(layout.optional ?? {}) as [
    Role,
    readonly string[],
  ][]) {
    const column = columnNamed(header, names);
    if (column !== null) columns[role] = column;
  }
  return columns;
}

/** The reading of a table by a layout whose columns were found; `rows` are those below its header. */
export function readingOf(layout: Layout, columns: Reading["columns"], rows: Sheet): Reading {
  return {
    source: { id: layout.id, name: layout.name },
    kind: layout.kind,
    columns,
    sign: layout.sign ?? { by: "seen-sign" },
    dayOrder: (layout.anyDayOrder === true ? dayOrderOf : usualDayOrder)(rows, columns.date ?? 0),
    states: layout.states ?? null,
    taxNumber: layout.taxNumber ?? false,
    inert: layout.inert ?? false,
    decimal: null,
  };
}

/** Whether a layout's required word is above the header. */
const standsAbove = (word: string, above: Sheet): boolean =>
  above.some(({ cells }) => cells.some((cell) => foldName(cellText(cell)).includes(word)));

/** The first layout that matches a header, with its columns; or null. */
export function layoutOf(
  layouts: readonly Layout[],
  row: SheetRow,
  above: Sheet,
): { readonly layout: Layout; readonly columns: Reading["columns"] } | null {
  const header = foldHeader(row);
  for (const layout of layouts) {
    const columns = columnsOf(layout, header);
    if (columns === null) continue;
    if (layout.above === undefined || standsAbove(layout.above, above)) return { layout, columns };
  }
  return null;
}
