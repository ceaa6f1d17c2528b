import { comma, dayFirst, running, type Line, type Running } from "../line.ts";
import { utf8 } from "../encode.ts";

/** How the reading of a file may end: its rows, a question that has to be answered, or a refusal with its reason. */
export type Outcome = "right" | "asks" | "refuses" | "said";

/** How a file writes days, amounts and cells. */
export type Look = {
  readonly day: (line: Line) => string;
  readonly money: (cents: number) => string;
  readonly by: string;
  readonly end: string;
  /** Whether cells are quoted where necessary, always, or never. */
  readonly quotes: "needed" | "always" | "never";
  readonly encode: (text: string) => Uint8Array;
};

/** A row of a movement; one that does not count has been cancelled, is pending or is not in euros. */
export type DraftRow = Running & { readonly counts: boolean; readonly at: number };

/** A column: its name, and its cell for each row. */
export type DraftColumn = {
  readonly name: string;
  readonly role: "date" | "text" | "amount" | "debit" | "credit" | "balance" | "other";
  readonly cell: (row: DraftRow, look: Look) => string;
};

/** Whole cells of a row that is no movement, or null for a movement's row. */
type Between = { readonly after: number; readonly cells: (draft: Draft) => readonly string[] };

/** A bank's table before it is written; each dress changes it. */
export type Draft = {
  readonly columns: readonly DraftColumn[];
  /** In the order of the file. */
  readonly rows: readonly DraftRow[];
  readonly opening: number;
  readonly newestFirst: boolean;
  readonly above: readonly (readonly string[])[];
  readonly below: readonly (readonly string[])[];
  readonly between: readonly Between[];
  readonly hasHeader: boolean;
  readonly look: Look;
  /** Changes the cells of a row as they are written. */
  readonly cells: (cells: readonly string[], row: DraftRow, draft: Draft) => readonly string[];
  /** Changes the lines of the text. */
  readonly text: (text: string, look: Look) => string;
  /** Whether balances do not follow from the amounts as they stand. */
  readonly balancesAstray: boolean;
  readonly outcomes: ReadonlySet<Outcome>;
  readonly worn: readonly string[];
};

/** A way in which a bank or a spreadsheet writes a table; null if the table cannot be dressed so. */
export type Dress = {
  readonly name: string;
  readonly outcomes: readonly Outcome[];
  readonly put: (draft: Draft, pick: number) => Draft | null;
};

const LOOK: Look = {
  day: ({ date }) => dayFirst(date),
  money: comma,
  by: ";",
  end: "\r\n",
  quotes: "needed",
  encode: utf8,
};

export const isColumn = (draft: Draft, role: DraftColumn["role"]): boolean =>
  draft.columns.some((column) => column.role === role);

const DATE: DraftColumn = { name: "Data", role: "date", cell: (row, { day }) => day(row) };
const TEXT: DraftColumn = { name: "Descrição", role: "text", cell: ({ text }) => text };
const AMOUNT: DraftColumn = {
  name: "Montante",
  role: "amount",
  cell: ({ cents }, { money }) => money(cents),
};
const DEBIT: DraftColumn = {
  name: "Débito",
  role: "debit",
  cell: ({ cents }, { money }) => (cents < 0 ? money(-cents) : ""),
};
const CREDIT: DraftColumn = {
  name: "Crédito",
  role: "credit",
  cell: ({ cents }, { money }) => (cents < 0 ? "" : money(cents)),
};
const BALANCE: DraftColumn = {
  name: "Saldo",
  role: "balance",
  cell: ({ balance }, { money }) => money(balance),
};

/** How a table that no dress has changed yet tells amounts, and whether it has balances. */
export type Plain = {
  readonly amounts: "signed" | "two";
  readonly hasBalance: boolean;
  readonly newestFirst: boolean;
};

/** The plain table of a statement. */
export function draftOf(lines: readonly Line[], opening: number, plain: Plain): Draft {
  const rows = running(opening, lines).map((line, at) => ({ ...line, counts: true, at }));
  return {
    columns: [
      DATE,
      TEXT,
      ...(plain.amounts === "signed" ? [AMOUNT] : [DEBIT, CREDIT]),
      ...(plain.hasBalance ? [BALANCE] : []),
    ],
    rows: plain.newestFirst ? rows.toReversed() : rows,
    opening,
    newestFirst: plain.newestFirst,
    above: [],
    below: [],
    between: [],
    hasHeader: true,
    look: LOOK,
    cells: (cells) => cells,
    text: (text) => text,
    balancesAstray: false,
    outcomes: new Set(["right"]),
    worn: [],
  };
}

/** Puts a dress on; null if the table cannot wear it. */
export function dressed(draft: Draft, { name, outcomes, put }: Dress, pick: number): Draft | null {
  const changed = put(draft, pick);
  return (
    changed && {
      ...changed,
      outcomes: new Set([...draft.outcomes, ...outcomes]),
      worn: [...draft.worn, name],
    }
  );
}

/** Puts a row before the one at some place; what stands between rows stays beside its row. */
export const withRowAt = (draft: Draft, place: number, row: DraftRow): Draft => ({
  ...draft,
  rows: [...draft.rows.slice(0, place), row, ...draft.rows.slice(place)],
  between: draft.between.map((one) =>
    one.after >= place ? { ...one, after: one.after + 1 } : one,
  ),
});

/** The rows of the table as cells, with those between them. */
export function cellsOf(draft: Draft): readonly (readonly string[])[] {
  const { columns, rows, look, between } = draft;
  const at = (index: number) =>
    between.filter(({ after }) => after === index).map(({ cells }) => cells(draft));
  return [
    ...at(-1),
    ...rows.flatMap((row, index) => [
      draft.cells(
        columns.map(({ cell }) => cell(row, look)),
        row,
        draft,
      ),
      ...at(index),
    ]),
  ];
}

/** All cells of the file. */
export const sheetOf = (draft: Draft): readonly (readonly string[])[] => [
  ...draft.above,
  ...(draft.hasHeader ? [draft.columns.map(({ name }) => name)] : []),
  ...cellsOf(draft),
  ...draft.below,
];

/** The bytes of the file. */
export function writeDraft(draft: Draft): Uint8Array {
  const { by, end, quotes, encode } = draft.look;
  const quoted = (cell: string) =>
    quotes === "always" || (quotes === "needed" && (cell.includes(by) || /["\r\n]/.test(cell)))
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  const text = sheetOf(draft)
    .map((cells) => cells.map(quoted).join(by) + end)
    .join("");
  return encode(draft.text(text, draft.look));
}
