import type { AliasedExpression } from "kysely";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Queries } from "./database.ts";

/** Returns the distinct ledgers of some rows, in order, after a given one; at most `most`. */
export async function firstLedgers(
  queries: Queries,
  some: AliasedExpression<{ readonly ledger_id: LedgerId }, "some">,
  after: LedgerId | null,
  most: number,
): Promise<readonly LedgerId[]> {
  const all = queries.selectFrom(some).select("some.ledger_id as ledger").distinct();
  const further = after === null ? all : all.where("some.ledger_id", ">", after);
  const rows = await further.orderBy("some.ledger_id").limit(most).execute();
  return rows.map(({ ledger }) => ledger);
}
