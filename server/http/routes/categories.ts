import { categoryListSchema } from "../../../src/contract/categories.ts";
import { paths } from "../../../src/contract/paths.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import type { Api } from "../api.ts";

/** The fixed lists of categories; a budget is kept on what is spent (§7, /categorias). */
export function categoryRoutes(api: Api): void {
  const lists = [
    [paths.categories("income"), "receita", CATEGORIES.income],
    [paths.categories("expense"), "despesa", CATEGORIES.expense],
    [paths.budgetCategories, "orçamento", CATEGORIES.expense],
  ] as const;
  for (const [path, noun, names] of lists) {
    api.get(
      path,
      {
        config: {
          access: "user",
          summary: `Listar as categorias de ${noun}`,
          answers: { 200: categoryListSchema },
        },
      },
      async () => names,
    );
  }
}
