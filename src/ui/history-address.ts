import { categoriesOf, type CategoryLists } from "../application/categories/view-categories.ts";
import { eurosFromCents, type Cents } from "../domain/shared/cents.ts";
import { parseCivilDate } from "../domain/shared/civil-date.ts";
import { parseAmount } from "../domain/shared/parse-amount.ts";
import type { TransactionFilter } from "../domain/transactions/filter.ts";
import type { HistoryQuery } from "../domain/history/history-view.ts";
import type { TransactionOrder } from "../domain/transactions/sort.ts";
import { addressOf, choiceParam, param, textParam, withDefault, type Search } from "./address.ts";

const date = (name: string) => param(name, parseCivilDate, (day) => day);

const amount = (name: string) => param<Cents>(name, readAmount, eurosFromCents);

function readAmount(text: string): Cents | null {
  const read = parseAmount(text);
  return read.ok ? read.value : null;
}

type Values = TransactionFilter & { readonly order: TransactionOrder };

const address = addressOf<Values>({
  kind: choiceParam("tipo", { income: "receita", expense: "despesa" }),
  category: param(
    "categoria",
    (name) => name || null,
    (name) => name,
  ),
  from: date("dataInicio"),
  to: date("dataFim"),
  least: amount("valorMin"),
  most: amount("valorMax"),
  search: textParam("pesquisa"),
  order: withDefault(
    choiceParam("ordenacao", {
      "date-desc": "data_desc",
      "date-asc": "data_asc",
      "amount-desc": "valor_desc",
      "amount-asc": "valor_asc",
    }),
    "date-desc",
  ),
});

/** Parses a query; a category that does not exist is ignored. */
export function readHistory(search: Search, lists: CategoryLists): HistoryQuery {
  const { order, category: asked, ...filter } = address.read(search);
  const category = categoriesOf(lists, filter.kind).find((name) => name === asked) ?? null;
  return { order, filter: { ...filter, category } };
}

/** The search params of a query. */
export const historySearch = ({ filter, order }: HistoryQuery): Search =>
  address.write({ ...filter, order });
