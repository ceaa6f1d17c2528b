import type { LedgerLog } from "../../../application/ledger/ledger-log.ts";
import { changesSchema, decodeChanges } from "../../../contract/ledger/changes.ts";
import { decodeMonthSum, monthSumsSchema } from "../../../contract/ledger/month-sums.ts";
import { paths } from "../../../contract/paths.ts";
import { nextTurn } from "../../browser/next-turn.ts";
import type { Api } from "../api.ts";

/** From so many rows on, to read an answer is work enough for one task; to take it in is another. */
const MANY_ROWS = 1_000;

/** The log over GET /alteracoes and GET /meses. */
export const httpLedgerLog = (api: Api): LedgerLog => ({
  changes: async (since, { from, to, limit, continuation } = {}) => {
    const query = {
      desde: String(since),
      de: from,
      ate: to,
      limite: limit === undefined ? undefined : String(limit),
      continua: continuation,
    };
    const part = decodeChanges(await api("get", paths.changes, changesSchema, { query }));
    if (part.transactions.length > MANY_ROWS) await nextTurn();
    return part;
  },
  monthSums: async () =>
    (await api("get", paths.monthSums, monthSumsSchema)).meses.map(decodeMonthSum),
});
