import { transactionsInBook } from "../../application/kinds/transactions.ts";
import type { Transactions } from "../../application/entries/transactions.ts";
import { transactionWrites } from "../../contract/kinds/transactions.ts";
import type { CategoryIdOf } from "../../domain/categories/by-id.ts";
import type { Api } from "./api.ts";
import { httpRecords } from "./ledger/http-records.ts";

/** Writes of income and expenses over the calls of /receitas and /despesas. */
export const httpTransactions = (api: Api, idOf: CategoryIdOf): Transactions => ({
  income: httpRecords(transactionWrites.income, transactionsInBook.income)(api, idOf),
  expense: httpRecords(transactionWrites.expense, transactionsInBook.expense)(api, idOf),
});
