import { eurosFromCents, type Cents } from "../../domain/shared/cents.ts";
import { parseCivilDate } from "../../domain/shared/civil-date.ts";
import { parseSum } from "../../domain/shared/parse-sum.ts";
import { NO_FILTER, type TransactionFilter } from "../../domain/transactions/filter.ts";
import type { HistoryQuery } from "../../domain/history/history-view.ts";

/** The filters of the history as chosen and typed; dates, amounts and words are text. */
export type HistoryFields = Pick<TransactionFilter, "kind" | "category" | "search"> &
  Pick<HistoryQuery, "order"> & {
    readonly from: string;
    readonly to: string;
    readonly least: string;
    readonly most: string;
  };

/** The initial query of the history. */
export const DEFAULT_QUERY: HistoryQuery = { filter: NO_FILTER, order: "date-desc" };

/** Reads the fields as a query; text that cannot be read filters nothing. */
export const readHistoryFields = ({ order, ...fields }: HistoryFields): HistoryQuery => ({
  order,
  filter: {
    kind: fields.kind,
    category: fields.category,
    from: parseCivilDate(fields.from),
    to: parseCivilDate(fields.to),
    least: readAmount(fields.least),
    most: readAmount(fields.most),
    search: fields.search.trim(),
  },
});

/** Shows a query as fields. */
export const historyFields = ({ filter, order }: HistoryQuery): HistoryFields => ({
  kind: filter.kind,
  category: filter.category,
  from: filter.from ?? "",
  to: filter.to ?? "",
  least: amountText(filter.least),
  most: amountText(filter.most),
  search: filter.search,
  order,
});

/** Whether two queries are the same. */
export const sameQuery = (left: HistoryQuery, right: HistoryQuery): boolean =>
  left.order === right.order &&
  (Object.keys(left.filter) as (keyof TransactionFilter)[]).every(
    (part) => left.filter[part] === right.filter[part],
  );

function readAmount(text: string): Cents | null {
  const amount = parseSum(text);
  return amount.ok ? amount.value : null;
}

const amountText = (amount: Cents | null): string =>
  amount === null ? "" : String(eurosFromCents(amount)).replace(".", ",");
