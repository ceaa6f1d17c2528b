import type { TrashQuery } from "../../../domain/trash/find-trashed.ts";
import { addressOf, choiceParam, textParam } from "../../address.ts";

/** The kind and the search of the trash in an address. */
export const trashAddress = addressOf<TrashQuery>({
  kind: choiceParam("tipo", {
    income: "receita",
    expense: "despesa",
    budget: "orcamento",
    goal: "objetivo",
    category: "categoria",
    rule: "regra",
    recurrence: "recorrente",
    account: "conta",
    import: "importacao",
  }),
  search: textParam("pesquisa"),
});
