import { errorCode } from "../../shared/error-code.ts";
import type { Queries } from "./database.ts";
import { isLostConnection } from "./postgres/lost-connection.ts";

/** How often a work that lost against another one is tried before its failure is told. */
const TRIES = 5;

/** PostgreSQL's words for a transaction that another one stood in the way of: a conflict, a deadlock. */
const CONFLICTS = new Set(["40001", "40P01"]);

/**
 * Runs a work in a transaction, and anew where another one was in its way or its connection was cut before the work was
 * to be kept. Whether one that was cut off after that is kept, nobody knows: its failure is told, and whoever named the
 * work asks again.
 */
export async function transact<Outcome>(
  queries: Queries,
  work: (transaction: Queries) => Promise<Outcome>,
): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    const state = { isDone: false };
    try {
      return await queries.transaction().execute(async (transaction) => {
        const outcome = await work(transaction);
        state.isDone = true;
        return outcome;
      });
    } catch (error) {
      const isUndone =
        CONFLICTS.has(errorCode(error)) || (!state.isDone && isLostConnection(error));
      if (tries === TRIES || !isUndone) throw error;
    }
  }
}
