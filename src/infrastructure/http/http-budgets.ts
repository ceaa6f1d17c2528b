import type { Budgets } from "../../application/ports/budgets.ts";
import {
  budgetListSchema,
  budgetSchema,
  budgetStatusListSchema,
  decodeBudget,
  decodeBudgetStatus,
  encodeBudgetDraft,
} from "../../contract/budgets.ts";
import { categoryListSchema } from "../../contract/categories.ts";
import { IDEMPOTENCY_HEADER, paths } from "../../contract/paths.ts";
import { nothing, type Api } from "./api.ts";

/** Monthly budgets over the calls of §7. */
export const httpBudgets = (api: Api): Budgets => ({
  categories: () => api("get", paths.budgetCategories, categoryListSchema),
  list: async (month) => {
    const query = { mes_ano: month };
    return (await api("get", paths.budgets, budgetListSchema, { query })).map(decodeBudget);
  },
  statuses: async (month) =>
    (await api("get", paths.budgetStatus(month), budgetStatusListSchema)).map(decodeBudgetStatus),
  create: async (draft, key) => {
    const body = encodeBudgetDraft(draft);
    const headers = { [IDEMPOTENCY_HEADER]: key };
    return decodeBudget(await api("post", paths.budgets, budgetSchema, { body, headers }));
  },
  update: async (id, draft) => {
    const body = encodeBudgetDraft(draft);
    return decodeBudget(await api("put", paths.budget(id), budgetSchema, { body }));
  },
  remove: async (id) => {
    await api("delete", paths.budget(id), nothing);
  },
});
