import type { Transactions } from "../../application/ports/transactions.ts";
import { dividedSchema, encodeDivision } from "../../contract/division.ts";
import { paths } from "../../contract/paths.ts";
import {
  decodeTransaction,
  encodeTransactionDraft,
  encodeTransactionEntry,
  storedTransactionSchema,
} from "../../contract/kinds/transactions.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import type { Api } from "./api.ts";
import { conflict } from "./conflict.ts";
import type { Removal } from "./http-removal.ts";
import { changing, creating } from "./naming-headers.ts";
import { stamped } from "./stamped.ts";

const meaning = (kind: TransactionKind) =>
  conflict(storedTransactionSchema, (row) => ({
    type: "transaction",
    kept: stamped(decodeTransaction(kind, row), row),
  }));

/** Writes of income and expenses over the calls of /receitas and /despesas. */
export const httpTransactions = (api: Api, remove: Removal): Transactions => ({
  create: async (kind, entry, as) => {
    const call = { body: { ...encodeTransactionEntry(entry), id: as.id }, headers: creating(as) };
    const made = await api("post", paths.transactions(kind), storedTransactionSchema, call);
    return stamped(decodeTransaction(kind, made), made);
  },
  update: async (kind, id, draft, as) => {
    const call = {
      body: encodeTransactionDraft(draft),
      headers: changing(as),
      meaning: meaning(kind),
    };
    const made = await api("put", paths.transaction(kind, id), storedTransactionSchema, call);
    return stamped(decodeTransaction(kind, made), made);
  },
  divide: async (kind, id, division, as) => {
    const call = {
      body: encodeDivision(division),
      headers: changing(as),
      meaning: meaning(kind),
    };
    const made = await api("post", paths.division(kind, id), dividedSchema, call);
    return made.registos.map((row) => decodeTransaction(kind, row));
  },
  remove: (kind, id, as) => remove(paths.transaction(kind, id), as, meaning(kind)),
});
