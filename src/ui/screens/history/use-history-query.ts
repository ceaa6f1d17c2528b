import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { HistoryFields } from "../../../application/history/history-fields.ts";
import {
  historyQueryMachine,
  type HistoryQueryEvent,
} from "../../../application/history/history-query.machine.ts";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import type { Search } from "../../address.ts";
import { historySearch, readHistory } from "../../history-address.ts";

/** The filters of a screen, in sync with its address: either may change the other. Each visit starts its own actor. */
export function useHistoryQuery(
  search: Search,
  categories: CategoryLists,
  onSearch: (search: Search, replace: boolean) => void,
) {
  const query = readHistory(search, categories);
  const actor = useActorRef(
    historyQueryMachine.provide({
      actions: { write: (_, written) => onSearch(historySearch(written.query), written.replace) },
    }),
    { input: { query } },
  );
  useEffect(() => {
    actor.send({ type: "ADDRESS_SAYS", query: readHistory(search, categories) });
  }, [actor, search, categories]);
  const fields: HistoryFields = useSelector(actor, ({ context }) => context.fields);
  return { fields, send: (event: HistoryQueryEvent) => actor.send(event) };
}
