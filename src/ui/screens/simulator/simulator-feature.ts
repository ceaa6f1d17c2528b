import type { SimulationFields } from "../../../application/simulation/simulation-form.ts";
import type { FormActor } from "../../../application/acts/form.machine.ts";
import type { SimulationAnswer, SimulationRequest } from "../../../domain/simulation/simulation.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { SimulatorChoices } from "../../../application/simulation/view-simulator.ts";

/** A result and its request: the form may have changed since. */
export type SimulationResult = {
  readonly request: SimulationRequest;
  readonly answer: SimulationAnswer;
};

export type SimulatorActors = {
  readonly simulation: FormActor<SimulationFields, SimulationRequest, SimulationResult>;
};

/** The parts that composition provides to the simulator. */
export type SimulatorFeature = {
  readonly view: (book: Book) => SimulatorChoices;
  readonly actors: SimulatorActors;
};

/** The content for users whose plan includes the simulator. */
export type SimulatorContent = {
  readonly choices: SimulatorChoices;
  readonly actors: SimulatorActors;
};
