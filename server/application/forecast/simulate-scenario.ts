import { normalMonth } from "../../../src/domain/normal-month/normal-month.ts";
import { yearlyIncomes } from "../../../src/domain/goals/yearly-incomes.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import {
  simulate,
  type Simulation,
  type SimulationAnswer,
  type SimulationFault,
  type SimulationRequest,
} from "../../../src/domain/simulation/simulation.ts";
import { categoryFault } from "../ledger/current-category.ts";
import { normalRecords } from "./normal-records.ts";
import type { Calendar } from "../clock.ts";
import type { Stores } from "../stores.ts";

type Ports = Pick<Stores, "goals" | "ledgers" | "recurrences" | "transactions"> & {
  readonly calendar: Calendar;
  /** Words advice on a simulated reduction of a category. */
  readonly adviseOn: (category: string, simulation: Simulation) => string;
};

export type ScenarioRefusal = "no-such-record" | "bad-category" | SimulationFault;

/** Simulates spending less on a category. */
export const simulateScenario =
  (ports: Ports) =>
  async (
    ledger: LedgerId,
    wanted: SimulationRequest,
  ): Promise<Result<SimulationAnswer, ScenarioRefusal>> => {
    const { goals, ledgers, recurrences, calendar, adviseOn } = ports;
    const { category } = wanted;
    const fault = await categoryFault(ledgers, ledger, { kind: "expense", category });
    if (fault !== null) return refused(fault);
    const own = await goals.list(ledger);
    if (wanted.goalId !== null && own.every(({ id }) => id !== wanted.goalId))
      return refused("no-such-record");
    const today = calendar.today();
    const month = normalMonth({ today, ...(await normalRecords(ports, ledger, today)) });
    const plans = (await recurrences.list(ledger)).map(({ record }) => record);
    const simulated = simulate(month, own, wanted, today, yearlyIncomes(plans, today));
    if (!simulated.ok) return simulated;
    const recommendation = adviseOn(wanted.category, simulated.value);
    return accepted({ ...simulated.value, recommendation });
  };
