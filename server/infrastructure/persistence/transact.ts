import { errorCode } from "../../shared/error-code.ts";
import type { Queries } from "./database.ts";

/** How often a work that lost against another one is tried before its failure is told. */
const TRIES = 5;

/** PostgreSQL's words for a transaction that another one stood in the way of: a conflict, a deadlock. */
const CONFLICTS = new Set(["40001", "40P01"]);

/** Runs a work in a transaction, and anew where another one was in its way. */
export async function transact<Outcome>(
  queries: Queries,
  work: (transaction: Queries) => Promise<Outcome>,
): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await queries.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !CONFLICTS.has(errorCode(error))) throw error;
    }
  }
}
