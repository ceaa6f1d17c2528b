import type { Rules } from "../../application/rules/rules.ts";
import { paths } from "../../contract/paths.ts";
import { decodeRuledRecords, ruledRecordsSchema, ruleWrites } from "../../contract/kinds/rules.ts";
import type { CategoryIdOf } from "../../domain/categories/by-id.ts";
import type { Api } from "./api.ts";
import { httpRecords } from "./ledger/http-records.ts";
import { creating } from "./ledger/naming-headers.ts";

/**
 * Rules over the calls of /regras. No two versions of a rule are shown side by side: a conflict is reported as any
 * other refusal.
 */
export const httpRules = (api: Api, idOf: CategoryIdOf): Rules => ({
  ...httpRecords(ruleWrites, null)(api, idOf),
  preview: async (id) => {
    const call = { query: { simular: "true" } };
    return decodeRuledRecords(await api("post", paths.applyRule(id), ruledRecordsSchema, call));
  },
  apply: async (id, change) => {
    const call = { query: { simular: "false" }, headers: creating({ change }) };
    return decodeRuledRecords(await api("post", paths.applyRule(id), ruledRecordsSchema, call));
  },
});
