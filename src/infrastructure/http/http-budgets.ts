import type { Budgets } from "../../application/ports/budgets.ts";
import {
  decodeBudget,
  encodeBudgetDraft,
  storedBudgetSchema,
} from "../../contract/kinds/budgets.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";
import { conflict } from "./conflict.ts";
import type { Removal } from "./http-removal.ts";
import { changing, creating } from "./naming-headers.ts";
import { stamped } from "./stamped.ts";

const meaning = conflict(storedBudgetSchema, (row) => ({
  type: "budget",
  kept: stamped(decodeBudget(row), row),
}));

/** Writes of monthly budgets over the calls of /orcamento. */
export const httpBudgets = (api: Api, remove: Removal): Budgets => ({
  create: async (draft, as) => {
    const call = { body: { ...encodeBudgetDraft(draft), id: as.id }, headers: creating(as) };
    const made = await api("post", paths.budgets, storedBudgetSchema, call);
    return stamped(decodeBudget(made), made);
  },
  update: async (id, draft, as) => {
    const call = { body: encodeBudgetDraft(draft), headers: changing(as), meaning };
    const made = await api("put", paths.budget(id), storedBudgetSchema, call);
    return stamped(decodeBudget(made), made);
  },
  remove: (id, as) => remove(paths.budget(id), as, meaning),
});
