import type { Transactions } from "../../application/ports/transactions.ts";
import { IDEMPOTENCY_HEADER, paths } from "../../contract/paths.ts";
import {
  decodeTransaction,
  encodeTransactionDraft,
  transactionListSchema,
  transactionSchema,
} from "../../contract/transactions.ts";
import { nothing, type Api } from "./api.ts";

/** Income and expenses over the calls of §7. */
export const httpTransactions = (api: Api): Transactions => ({
  list: async (kind, { from, to }) => {
    const query = { de: from, ate: to };
    const list = await api("get", paths.transactions(kind), transactionListSchema, { query });
    return list.map((fields) => decodeTransaction(kind, fields));
  },
  create: async (kind, draft, key) => {
    const body = encodeTransactionDraft(draft);
    const headers = { [IDEMPOTENCY_HEADER]: key };
    const path = paths.transactions(kind);
    return decodeTransaction(kind, await api("post", path, transactionSchema, { body, headers }));
  },
  update: async (kind, id, draft) => {
    const body = encodeTransactionDraft(draft);
    const path = paths.transaction(kind, id);
    return decodeTransaction(kind, await api("put", path, transactionSchema, { body }));
  },
  remove: async (kind, id) => {
    await api("delete", paths.transaction(kind, id), nothing);
  },
});
