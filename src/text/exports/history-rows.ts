import type { CsvCell } from "../../domain/shared/csv.ts";
import type { Transaction } from "../../domain/transactions/transaction.ts";
import { formatDate } from "../format.ts";
import { eurosCell } from "./cells.ts";
import { kindNames } from "../transactions/history.ts";

const CSV_HEADERS = ["Data", "Tipo", "Categoria", "Valor", "Descrição"];

/** The rows of the exported history: what counts, so that they add up to the totals of the screen. */
export const historyRows = (records: readonly Transaction[]): readonly (readonly CsvCell[])[] => [
  CSV_HEADERS,
  ...records.map(({ date, kind, category, amount, description }): readonly CsvCell[] => [
    formatDate(date),
    kindNames[kind],
    category,
    eurosCell(amount),
    description ?? "",
  ]),
];
