import { comma } from "../../line.ts";
import type { Draft, DraftColumn, DraftRow, Look } from "../draft.ts";
import { isColumn, withRowAt } from "../draft.ts";

export const among = <Value>(values: readonly Value[], pick: number): Value => {
  const value = values[pick % values.length];
  if (value === undefined) throw new RangeError("nothing to pick from");
  return value;
};

/** Changes how the cells of some columns are written. */
export const written = (
  draft: Draft,
  roles: readonly DraftColumn["role"][],
  change: (cell: DraftColumn["cell"]) => DraftColumn["cell"],
): Draft => ({
  ...draft,
  columns: draft.columns.map((one) =>
    roles.includes(one.role) ? { ...one, cell: change(one.cell) } : one,
  ),
});

export const inLines = (
  draft: Draft,
  change: (lines: readonly string[], look: Look) => readonly string[],
): Draft => ({
  ...draft,
  text: (text, look) => {
    const lines = draft.text(text, look).split(look.end);
    return change(lines, look).join(look.end);
  },
});

export const beside = (draft: Draft, at: number, column: DraftColumn): Draft => ({
  ...draft,
  columns: [...draft.columns.slice(0, at), column, ...draft.columns.slice(at)],
});

/** The place of a column. */
export const placeOf = (draft: Draft, role: DraftColumn["role"]) =>
  draft.columns.findIndex((one) => one.role === role);

export const isTwo = (draft: Draft) => isColumn(draft, "debit") && isColumn(draft, "credit");

/** Whether amounts are written as a bank of Portugal does. */
export const isPlain = ({ look }: Draft) => look.money === comma;

/** A row that is none of the account's movements, before the row at some place. */
export const withRow = (draft: Draft, place: number, of: Partial<DraftRow>): Draft => {
  const next = draft.rows[place];
  if (next === undefined) throw new RangeError("no such row");
  const row: DraftRow = {
    ...next,
    cents: -6_100,
    text: "Gasolineira Sul",
    balance: draft.newestFirst ? next.balance : next.balance - next.cents,
    counts: false,
    at: 2_000,
    ...of,
  };
  return withRowAt(draft, place, row);
};
