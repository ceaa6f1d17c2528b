import {
  categoriesOf,
  type CategoryLists,
} from "../../../application/use-cases/view-categories.ts";
import { parseAmount } from "../../../domain/shared/parse-amount.ts";
import { eurosFromCents, type Cents } from "../../../domain/shared/cents.ts";
import { parseCivilDate, type CivilDate } from "../../../domain/shared/civil-date.ts";
import type { HistoryQuery } from "../../../domain/transactions/history-view.ts";
import { TRANSACTION_ORDERS, type TransactionOrder } from "../../../domain/transactions/sort.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";

/** The search params of an address, whoever wrote it (§3, history filters). */
export type HistorySearch = Readonly<Record<string, unknown>>;

const KINDS: readonly TransactionKind[] = ["income", "expense"];
const KIND_NAMES: Readonly<Record<TransactionKind, string>> = {
  income: "receita",
  expense: "despesa",
};
const ORDER_NAMES: Readonly<Record<TransactionOrder, string>> = {
  "date-desc": "data_desc",
  "date-asc": "data_asc",
  "amount-desc": "valor_desc",
  "amount-asc": "valor_asc",
};

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Reads the search params of an address; each one that makes no sense is ignored, as is a category that is not offered. */
export function readHistorySearch(search: HistorySearch, lists: CategoryLists): HistoryQuery {
  const kind = KINDS.find((known) => KIND_NAMES[known] === search["tipo"]) ?? null;
  const category = categoriesOf(lists, kind).find((name) => name === search["categoria"]);
  return {
    order:
      TRANSACTION_ORDERS.find((order) => ORDER_NAMES[order] === search["ordenacao"]) ?? "date-desc",
    filter: {
      kind,
      category: category ?? null,
      from: readDate(search["dataInicio"]),
      to: readDate(search["dataFim"]),
      least: readAmount(search["valorMin"]),
      most: readAmount(search["valorMax"]),
      search: textOf(search["pesquisa"]).trim(),
    },
  };
}

/** The search params that ask for a query; what is not asked for is not named. */
export function historySearch({ filter, order }: HistoryQuery): HistorySearch {
  const params = {
    tipo: filter.kind && KIND_NAMES[filter.kind],
    categoria: filter.category,
    dataInicio: filter.from,
    dataFim: filter.to,
    valorMin: filter.least === null ? null : eurosFromCents(filter.least),
    valorMax: filter.most === null ? null : eurosFromCents(filter.most),
    pesquisa: filter.search || null,
    ordenacao: order === "date-desc" ? null : ORDER_NAMES[order],
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null));
}

const readDate = (value: unknown): CivilDate | null => parseCivilDate(textOf(value));

function readAmount(value: unknown): Cents | null {
  const amount = parseAmount(textOf(value));
  return amount.ok ? amount.value : null;
}
