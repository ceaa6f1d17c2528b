import { changeId } from "../../src/domain/shared/ids.ts";
import type { Trashed } from "../../src/domain/trash/trashed.ts";
import { numbered } from "./numbered.ts";

const nextId = numbered("trashed");

/** The present of these tests: 20/11/2026 at noon. */
export const TRASH_NOW = Date.UTC(2026, 10, 20, 12);

/** A cinema ticket that was removed by itself a day ago, unless told otherwise. */
export const trashedWith = (changes: Partial<Trashed> = {}): Trashed => {
  const id = nextId();
  return {
    resource: "expense",
    id,
    summary: "Cinema, 12,50 €",
    removedAt: TRASH_NOW - 24 * 60 * 60_000,
    change: changeId(`change-${id}`),
    action: "Despesa removida",
    by: "maria",
    ...changes,
  };
};
