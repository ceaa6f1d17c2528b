import type { Recurrences, ScopeOf } from "../../application/recurrences/recurrences.ts";
import { stamped } from "../../contract/kinds/record-kind.ts";
import { decodeRecurrence, storedRecurrenceSchema } from "../../contract/kinds/recurrences.ts";
import { paths } from "../../contract/paths.ts";
import {
  encodeRecurrenceDraft,
  encodeRecurrencePatch,
  encodeScope,
} from "../../contract/recurrences/recurrence-wishes.ts";
import {
  decodeProposal,
  proposalListSchema,
} from "../../contract/recurrences/recurrence-proposals.ts";
import type { CategoryIdOf } from "../../domain/categories/by-id.ts";
import type { Recurrence } from "../../domain/recurrences/recurrence.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import type { StoredRecord } from "../../domain/ledger/stored-record.ts";
import { nothing, type Api } from "./api.ts";
import { conflict } from "./ledger/conflict.ts";
import { changing, creating } from "./ledger/naming-headers.ts";

const meaning = conflict(
  stamped(storedRecurrenceSchema, decodeRecurrence),
  (kept: StoredRecord<Recurrence>) => ({ type: "recurrences", kept }),
);

const queryOf = (of: ScopeOf): Readonly<Record<string, string>> =>
  of.scope === "all" ? {} : { alcance: encodeScope(of.scope), data: of.date };

/** Recurrences over the calls of /recorrentes. */
export const httpRecurrences = (api: Api, idOf: CategoryIdOf): Recurrences => ({
  proposals: async () =>
    (await api("get", paths.recurrenceProposals, proposalListSchema)).map(decodeProposal),
  dismiss: async (id) => {
    await api("delete", paths.recurrenceProposal(id), nothing);
  },
  endPayment: async (key, change) => {
    const call = { body: { pagamento: key }, headers: creating({ change }) };
    await api("post", paths.endedPayments, nothing, call);
  },
  create: async (draft, withEarlier, as) => {
    const body = {
      ...encodeRecurrenceDraft(draft, idOf),
      id: as.id,
      registar_anteriores: withEarlier,
    };
    await api("post", paths.recurrences, nothing, { body, headers: creating(as) });
  },
  change: async (id, of, patch, as) => {
    const call = {
      query: queryOf(of),
      body: encodeRecurrencePatch(patch, idOf),
      headers: changing(as),
      meaning,
    };
    await api("put", paths.recurrence(id), nothing, call);
  },
  remove: async (id, of, as) => {
    const call = { query: queryOf(of), headers: changing(as), meaning };
    await api("delete", paths.recurrence(id), nothing, call);
  },
  settle: async (id, day, paid, as) => {
    const body =
      paid === null
        ? { acao: "saltar" }
        : "tied" in paid
          ? { acao: "confirmar", registo: paid.tied }
          : {
              acao: "confirmar",
              valor: eurosFromCents(paid.amount),
              data: paid.date,
              ...(paid.record && { id: paid.record }),
            };
    const call = { body, headers: changing(as), meaning };
    await api("post", paths.occurrence(id, day), nothing, call);
  },
});
