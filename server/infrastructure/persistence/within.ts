import type { Queries } from "./database.ts";
import { transact } from "./transact.ts";

/** Joins the present transaction, or begins one. */
export const within = <Outcome>(
  queries: Queries,
  work: (transaction: Queries) => Promise<Outcome>,
): Promise<Outcome> => (queries.isTransaction ? work(queries) : transact(queries, work));
