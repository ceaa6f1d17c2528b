import { paths } from "../../../../src/contract/paths.ts";
import { addMonths, monthOf } from "../../../../src/domain/shared/year-month.ts";
import { categoryFor, on, type Action } from "./action.ts";

export const budgets: readonly Action[] = [
  async (owner, { which, content }) => ({
    method: "POST",
    path: paths.budgets,
    body: {
      categoria: await categoryFor(owner, "despesa", which),
      valor_limite: content,
      mes_ano: addMonths(monthOf(owner.today), -(content % 3)),
      // One of an earlier month would be copied by the server itself.
      repetir: content % 12 === 0,
    },
  }),
  on(paths.budgets, async ({ id, mes_ano: month }, { which, content }, owner) => ({
    method: "PUT",
    path: paths.budget(id),
    body: {
      categoria: await categoryFor(owner, "despesa", which),
      valor_limite: content,
      mes_ano: month,
      repetir: month === monthOf(owner.today) && content % 4 === 0,
    },
  })),
  on(paths.budgets, ({ id }) => ({ method: "DELETE", path: paths.budget(id) })),
];
