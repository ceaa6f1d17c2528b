import fc, { type Arbitrary } from "fast-check";
import { subtract } from "../../../src/domain/shared/cents.ts";
import type { SimulationBase } from "../../../src/domain/simulation/simulation-base.ts";
import { sharesByCategory } from "../../../src/domain/transactions/category-shares.ts";
import { totalsOf } from "../../../src/domain/transactions/totals.ts";
import { transactionsOf } from "./transaction.ts";

/** Any month that a simulation can start from, with a balance of either sign. */
export const anySimulationBase: Arbitrary<SimulationBase> = fc
  .tuple(
    transactionsOf({ kind: fc.constant("expense") }),
    transactionsOf({ kind: fc.constant("income") }),
  )
  .map(([outgoing, incoming]) => {
    const { expenses } = totalsOf(outgoing);
    const { income } = totalsOf(incoming);
    const byCategory = new Map(
      sharesByCategory(outgoing).map(({ category, amount }) => [category, amount]),
    );
    return { income, expenses, balance: subtract(income, expenses), byCategory };
  });
