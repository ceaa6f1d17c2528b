import {
  DEFAULT_QUERY,
  readHistoryFields,
  type HistoryFields,
} from "../../../application/history/history-fields.ts";
import type { HistoryQueryEvent } from "../../../application/history/history-query.machine.ts";
import { formatDate, formatEuros } from "../../../text/format.ts";
import { historyTexts as texts, orderNames } from "../../../text/transactions/history.ts";

/** An active filter in words, and the query without it. */
export type ActiveFilter = { readonly name: string; readonly without: HistoryQueryEvent };

/** The filters and orders that differ from the defaults, other than the search text. */
export function activeFilters(fields: HistoryFields): readonly ActiveFilter[] {
  const { filter, order } = readHistoryFields(fields);
  const { kind, category, from, to, least, most } = filter;
  const choose = (
    name: string,
    changes: Extract<HistoryQueryEvent, { readonly type: "CHOOSE" }>["changes"],
  ): ActiveFilter => ({ name, without: { type: "CHOOSE", changes } });
  return [
    kind !== null && {
      name: texts.kinds[kind],
      without: { type: "CHOOSE_KIND", kind: null } as const,
    },
    category !== null && choose(category, { category: null }),
    from !== null && choose(texts.since(formatDate(from)), { from: "" }),
    to !== null && choose(texts.until(formatDate(to)), { to: "" }),
    least !== null && choose(texts.atLeast(formatEuros(least)), { least: "" }),
    most !== null && choose(texts.atMost(formatEuros(most)), { most: "" }),
    order !== DEFAULT_QUERY.order && choose(orderNames[order], { order: DEFAULT_QUERY.order }),
  ].filter((one) => one !== false);
}
