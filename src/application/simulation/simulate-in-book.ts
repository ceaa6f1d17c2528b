import { yearlyIncomes } from "../../domain/goals/yearly-incomes.ts";
import { goalsOf } from "../../domain/ledger/read-book.ts";
import { recurrencesOf } from "../../domain/ledger/recurrences-of.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { simulate, type Simulation } from "../../domain/simulation/simulation.ts";
import type { Clock } from "../clock.ts";
import { failureOf, type Failure } from "../failure.ts";
import { viewNormalMonth } from "../forecast/view-normal-month.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Simulations } from "./simulations.ts";

type Ports = {
  readonly ledger: Pick<Ledger, "getSnapshot">;
  readonly clock: Pick<Clock, "today">;
  /** The server's words: advice on a simulation, and the refusal of too large a reduction. */
  readonly adviseOn: (category: string, simulation: Simulation) => string;
  readonly aboveMean: (mean: Cents) => string;
};

/** Runs scenarios on the book, with the server's rules and words. Rejects with a Failure. */
export function simulateInBook({ ledger, clock, adviseOn, aboveMean }: Ports): Simulations {
  const normalOf = viewNormalMonth(clock);
  return {
    run: async (request) => {
      const book = ledger.getSnapshot();
      const month = normalOf(book);
      if (month === null) throw { type: "offline" } satisfies Failure;
      const today = clock.today();
      const incomes = yearlyIncomes(recurrencesOf(book), today);
      const simulated = simulate(month, goalsOf(book), request, today, incomes);
      if (simulated.ok)
        return {
          ...simulated.value,
          recommendation: adviseOn(request.category, simulated.value),
        };
      const detail = aboveMean(simulated.reason.mean);
      throw { type: "rejected", status: 422, detail } satisfies Failure;
    },
  };
}

/** Falls back to the others where the first cannot answer offline. */
export const elseOffline = (first: Simulations, others: Simulations): Simulations => ({
  run: async (request) => {
    try {
      return await first.run(request);
    } catch (reason) {
      if (failureOf(reason).type !== "offline") throw reason;
      return others.run(request);
    }
  },
});
