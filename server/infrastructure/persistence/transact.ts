import { errorCode } from "../../shared/error-code.ts";
import type { Queries } from "./database.ts";
import { isLostConnection } from "./storage-failure-of.ts";

/** How often a transaction is tried before its conflict is reported. */
const TRIES = 5;

/**
 * PostgreSQL's codes for a transaction that lost to another one (a serialisation failure, a deadlock), or that met a
 * database that only reads: another connection may lead to one that writes.
 */
const UNDONE = new Set(["40001", "40P01", "25006"]);

/**
 * Runs work in a transaction, and retries it if it was undone, or if its connection was lost before the commit. If it
 * is lost during the commit, the outcome is unknown: the failure is reported, and a caller that named the change can
 * retry.
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
      const isUndone = UNDONE.has(errorCode(error)) || (!state.isDone && isLostConnection(error));
      if (tries === TRIES || !isUndone) throw error;
    }
  }
}

/** Joins the present transaction, or begins one. */
export const within = <Outcome>(
  queries: Queries,
  work: (transaction: Queries) => Promise<Outcome>,
): Promise<Outcome> => (queries.isTransaction ? work(queries) : transact(queries, work));
