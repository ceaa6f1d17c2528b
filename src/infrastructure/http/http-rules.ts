import type { Rules } from "../../application/ports/rules.ts";
import { paths } from "../../contract/paths.ts";
import {
  decodeRule,
  decodeRuledRecords,
  encodeRuleDraft,
  ruledRecordsSchema,
  ruleListSchema,
  storedRuleSchema,
} from "../../contract/kinds/rules.ts";
import type { Api } from "./api.ts";
import type { Removal } from "./http-removal.ts";
import { changing, creating } from "./naming-headers.ts";
import { stamped } from "./stamped.ts";

/** Two versions of a rule are not shown side by side: a refusal is told as any other. */
const noMeaning = () => null;

/** Rules over the calls of /regras. */
export const httpRules = (api: Api, remove: Removal): Rules => ({
  list: async () =>
    (await api("get", paths.rules, ruleListSchema)).map((row) => ({
      ...decodeRule(row),
      revision: row.revisao,
    })),
  create: async (draft, as) => {
    const call = { body: { ...encodeRuleDraft(draft), id: as.id }, headers: creating(as) };
    const made = await api("post", paths.rules, storedRuleSchema, call);
    return stamped(decodeRule(made), made);
  },
  update: async (id, draft, as) => {
    const call = { body: encodeRuleDraft(draft), headers: changing(as) };
    const made = await api("put", paths.rule(id), storedRuleSchema, call);
    return stamped(decodeRule(made), made);
  },
  remove: (id, as) => remove(paths.rule(id), as, noMeaning),
  preview: async (id) => {
    const call = { query: { simular: "true" } };
    return decodeRuledRecords(await api("post", paths.applyRule(id), ruledRecordsSchema, call));
  },
  apply: async (id, change) => {
    const call = { query: { simular: "false" }, headers: creating({ change }) };
    return decodeRuledRecords(await api("post", paths.applyRule(id), ruledRecordsSchema, call));
  },
});
