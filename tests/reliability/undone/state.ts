import type { Member } from "../../../server/application/ledger/ledgers.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { ledgerState } from "../../server/support/ledger-state.ts";
import type { TestServer } from "../../server/support/start-test-server.ts";

type Row = Readonly<Record<string, unknown>>;

const byId = (one: Row, other: Row) => compareText(String(one["id"]), String(other["id"]));

/**
 * Returns what an undo gives back of a person's ledger: which change last undid an import, and of how much, is of the
 * log; and what the server asks by itself about planned days stays asked.
 */
export async function stateOf({ database }: TestServer, member: Member) {
  const {
    imports = [],
    notifications = [],
    recurrences = [],
    ...state
  } = await ledgerState(database.queries, member);
  return {
    ...state,
    recurrences: recurrences
      .map(({ asked_until: _, action_day: __, ...row }) => row)
      .toSorted(byId),
    notifications: notifications.filter(({ key }) => !String(key).startsWith(":recurrence:")),
    imports: imports.map(({ undo_change: _, undo_removed: __, ...row }) => row).toSorted(byId),
  };
}
