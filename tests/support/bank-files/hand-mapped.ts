import type { MappedSign, Mapping } from "../../../src/domain/imports/mapping/mapping.ts";
import { delimited } from "./delimited.ts";
import { utf8 } from "./encode.ts";
import { comma, dayFirst, running, type Line, type Running } from "./line.ts";

/** A table of an unknown bank, with its way of showing direction and balance. */
export type HandMapped = {
  readonly name: string;
  readonly header: readonly string[];
  /** The cells after day and text. */
  readonly cells: (row: Running) => readonly string[];
  /** Whether the opening balance is above the table, or in a row of its own. */
  readonly opening?: "above" | "row";
  /** The user's correction where the proposal is not enough. */
  readonly said?: MappedSign;
};

const unsigned = ({ cents }: Running) => comma(Math.abs(cents));
const side = (income: string, expense: string) => (row: Running) => [
  unsigned(row),
  row.cents < 0 ? expense : income,
];
const held = ({ balance }: Running) => comma(balance);

const WORDS = [
  ["C", "D"],
  ["Crédito", "Débito"],
  ["I", "O"],
  ["In", "Out"],
  ["Entrada", "Saída"],
  ["Credit", "Debit"],
  ["Crédito", "Compra"],
  ["Depósito", "Pagamento"],
] as const;

/** One kind of table for each way of distinguishing income from expenses. */
export const HAND_MAPPED: readonly HandMapped[] = [
  ...WORDS.map(([income, expense]): HandMapped => ({
    name: `without a sign, beside ${income} and ${expense}`,
    header: ["Importância", "Movimento D/C"],
    cells: side(income, expense),
  })),
  {
    name: "without a sign, beside D and C, with a balance",
    header: ["Importância", "D/C", "Saldo"],
    cells: (row) => [...side("C", "D")(row), held(row)],
  },
  {
    name: "without a sign, with a balance",
    header: ["Valor", "Saldo"],
    cells: (row) => [unsigned(row), held(row)],
  },
  ...(["above", "row"] as const).map((opening): HandMapped => ({
    name: `without a sign, with a balance and an opening one (${opening})`,
    header: ["Valor", "Saldo"],
    cells: (row) => [unsigned(row), held(row)],
    opening,
  })),
  { name: "signed", header: ["Valor"], cells: ({ cents }) => [comma(cents)], said: "signed" },
  {
    name: "turned round",
    header: ["Valor"],
    cells: ({ cents }) => [comma(-cents)],
    said: "inverted",
  },
  {
    name: "turned round, with what is owed",
    header: ["Valor", "Saldo"],
    cells: ({ cents, balance }) => [comma(-cents), comma(-balance)],
    said: "inverted",
  },
];

/** Writes movements, oldest first, as such a table in either order. */
export function writeHandMapped(
  { header, cells, opening: told }: HandMapped,
  lines: readonly Line[],
  opening: number,
  order: "newest first" | "oldest first" = "newest first",
): Uint8Array {
  const oldest = running(opening, lines).map((row) => [
    dayFirst(row.date),
    `M${row.text}`,
    ...cells(row),
  ]);
  const before = told === "row" ? [["", "Saldo anterior", "", comma(opening)]] : [];
  const rows =
    order === "newest first" ? [...oldest.toReversed(), ...before] : [...before, ...oldest];
  const above = told === "above" ? [["Saldo inicial", `${comma(opening)} EUR`]] : [];
  return utf8(delimited([...above, ["Data", "Descritivo", ...header], ...rows], { by: ";" }));
}

/** Returns the user's mapping for such a table, from the proposal. */
export const saidOf = ({ said }: HandMapped, proposal: Mapping): Mapping =>
  said === undefined ? proposal : { ...proposal, sign: said };
