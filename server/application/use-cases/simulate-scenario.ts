import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { daysOf, monthOf } from "../../../src/domain/shared/year-month.ts";
import { BASE_MONTHS, simulationBase } from "../../../src/domain/simulation/simulation-base.ts";
import {
  simulate,
  type Simulation,
  type SimulationAnswer,
  type SimulationFault,
  type SimulationRequest,
} from "../../../src/domain/simulation/simulation.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { categoryFault } from "../known-category.ts";
import type { Calendar } from "../ports/calendar.ts";
import type { Goals } from "../ports/goals.ts";
import type { Ledgers } from "../ports/ledgers.ts";
import type { Transactions } from "../ports/transactions.ts";

type Ports = {
  readonly goals: Goals;
  readonly ledgers: Ledgers;
  readonly transactions: Transactions;
  readonly calendar: Calendar;
  /** What to make of a simulated reduction of a category, in words. */
  readonly adviseOn: (category: string, simulation: Simulation) => string;
};

export type ScenarioRefusal = "no-such-record" | "bad-category" | SimulationFault;

/** Tries out what spending less on a category would change. */
export const simulateScenario =
  ({ goals, ledgers, transactions, calendar, adviseOn }: Ports) =>
  async (
    ledger: LedgerId,
    wanted: SimulationRequest,
  ): Promise<Result<SimulationAnswer, ScenarioRefusal>> => {
    const { category } = wanted;
    const fault = await categoryFault(ledgers, ledger, { kind: "expense", category });
    if (fault !== null) return refused(fault);
    const own = await goals.list(ledger);
    if (wanted.goalId !== null && own.every(({ id }) => id !== wanted.goalId))
      return refused("no-such-record");
    const today = calendar.today();
    const records = await recordsOfBase(transactions, ledger, monthOf(today));
    const simulated = simulate(simulationBase(records, today), own, wanted);
    if (!simulated.ok) return simulated;
    const recommendation = adviseOn(wanted.category, simulated.value);
    return accepted({ ...simulated.value, recommendation });
  };

/** The records that the average month is made of: of no more months than count. */
async function recordsOfBase(
  { monthsBefore, list }: Transactions,
  ledger: LedgerId,
  current: ReturnType<typeof monthOf>,
): Promise<readonly Transaction[]> {
  const months = await monthsBefore(ledger, current, BASE_MONTHS);
  const period = {
    from: daysOf(months.at(-1) ?? current).from,
    to: daysOf(months[0] ?? current).to,
  };
  return [...(await list(ledger, "income", period)), ...(await list(ledger, "expense", period))];
}
