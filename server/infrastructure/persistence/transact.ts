import type { Queries } from "./database.ts";
import { CONFLICTS, despiteConflicts } from "./despite-conflicts.ts";
import { isLostConnection, isReadOnly } from "./storage-failure-of.ts";

/** How often a transaction is tried before the loss of its connection is reported. */
const MAX_TRIES = 5;

/**
 * Errors after which a transaction is tried again. They include a unique key that another transaction took meanwhile:
 * the next try sees it. A key that fails each time is a defect, and only costs these tries.
 */
const MEETINGS = { ...CONFLICTS, "23505": 3 };

/**
 * Runs work in a transaction, and retries it after a conflict, if its connection was lost before the commit, or if that
 * led to a database that only reads: another one may lead to the primary. If it is lost during the commit, the outcome is
 * unknown: the failure is reported, and a caller that named the change can retry.
 */
export const transact = <Outcome>(
  queries: Queries,
  work: (transaction: Queries) => Promise<Outcome>,
): Promise<Outcome> => despiteConflicts(() => despiteCuts(queries, work), MEETINGS);

async function despiteCuts<Outcome>(
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
      const isUndone = isReadOnly(error) || (!state.isDone && isLostConnection(error));
      if (tries === MAX_TRIES || !isUndone) throw error;
    }
  }
}

/** Joins the present transaction, or begins one. */
export const within = <Outcome>(
  queries: Queries,
  work: (transaction: Queries) => Promise<Outcome>,
): Promise<Outcome> => (queries.isTransaction ? work(queries) : transact(queries, work));
