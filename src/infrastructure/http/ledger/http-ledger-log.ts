import type { LedgerLog } from "../../../application/ledger/ledger-log.ts";
import { changesSchema, decodeChanges } from "../../../contract/ledger/changes.ts";
import { decodeMonthSum, monthSumsSchema } from "../../../contract/ledger/month-sums.ts";
import { paths } from "../../../contract/paths.ts";
import type { Api } from "../api.ts";

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
    return decodeChanges(await api("get", paths.changes, changesSchema, { query }));
  },
  monthSums: async () =>
    (await api("get", paths.monthSums, monthSumsSchema)).meses.map(decodeMonthSum),
});
