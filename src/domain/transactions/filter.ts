import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { TransactionKind } from "./transaction.ts";

/** The filter of the history; null means no bound, all bounds are inclusive, amounts in cents. */
export type TransactionFilter = {
  readonly kind: TransactionKind | null;
  readonly category: string | null;
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
  readonly least: Cents | null;
  readonly most: Cents | null;
  /** The text to search for, as `readSearch` reads it. */
  readonly search: string;
};

export const NO_FILTER: TransactionFilter = {
  kind: null,
  category: null,
  from: null,
  to: null,
  least: null,
  most: null,
  search: "",
};

/** Whether a filter may exclude anything. */
export const isFiltering = ({ search, ...bounds }: TransactionFilter): boolean =>
  search.trim() !== "" || Object.values(bounds).some((bound) => bound !== null);

/** Another kind has other categories, so changing it resets the category. */
export const withKind = <Filter extends Pick<TransactionFilter, "kind" | "category">>(
  filter: Filter,
  kind: TransactionKind | null,
): Filter => ({ ...filter, kind, category: null });
