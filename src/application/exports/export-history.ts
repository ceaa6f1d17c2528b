import { toCsv, type CsvCell } from "../../domain/shared/csv.ts";
import type { ListView } from "../../domain/shared/list-view.ts";
import type { Transaction } from "../../domain/transactions/transaction.ts";
import type { Notice } from "../notice.ts";
import type { Clock } from "../clock.ts";
import type { FileSaver } from "./file-saver.ts";

type Wording = (transactions: readonly Transaction[]) => readonly (readonly CsvCell[])[];

/** Saves the listed records as a table, unless there are none. */
export const exportHistory =
  (files: FileSaver, clock: Clock, wording: Wording) =>
  (transactions: ListView<Transaction>): Notice => {
    if (transactions.length === 0) return { type: "nothing-to-export" };
    const name = `fincontrol-historico-${clock.today()}.csv`;
    files.save({
      name,
      type: "text/csv;charset=utf-8",
      content: toCsv(wording(transactions.slice())),
    });
    return { type: "exported", file: "history" };
  };
