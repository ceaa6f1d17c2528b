import { transactionsInBook } from "../../application/kinds/transactions.ts";
import type { Transactions } from "../../application/entries/transactions.ts";
import { transactionWrites, decodeTransaction } from "../../contract/kinds/transactions.ts";
import type { CategoryIdOf } from "../../domain/categories/by-id.ts";
import type { Api } from "./api.ts";
import { httpRecords } from "./ledger/http-records.ts";
import type { Divide } from "../../application/entries/division.ts";
import { dividedSchema, encodeDivision } from "../../contract/ledger/division.ts";
import { paths } from "../../contract/paths.ts";
import { conflict } from "./ledger/conflict.ts";
import { changing } from "./ledger/naming-headers.ts";

/** Writes of income and expenses over the calls of /receitas and /despesas. */
export const httpTransactions = (api: Api, idOf: CategoryIdOf): Transactions => ({
  income: httpRecords(transactionWrites.income, transactionsInBook.income)(api, idOf),
  expense: httpRecords(transactionWrites.expense, transactionsInBook.expense)(api, idOf),
});

/** Divisions of records over the calls of /receitas/{id}/dividir and /despesas/{id}/dividir. */
export const httpDivision =
  (api: Api): Divide =>
  async (kind, id, division, as) => {
    const call = {
      body: encodeDivision(division),
      headers: changing(as),
      meaning: conflict(transactionWrites[kind].stored, transactionsInBook[kind].written),
    };
    const made = await api("post", paths.division(kind, id), dividedSchema, call);
    return made.registos.map((row) => decodeTransaction(kind, row));
  };
