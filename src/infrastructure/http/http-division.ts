import { transactionsInBook } from "../../application/kinds/transactions.ts";
import type { Divide } from "../../application/entries/division.ts";
import { dividedSchema, encodeDivision } from "../../contract/ledger/division.ts";
import { decodeTransaction, transactionWrites } from "../../contract/kinds/transactions.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";
import { conflict } from "./ledger/conflict.ts";
import { changing } from "./ledger/naming-headers.ts";

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
