import type { SimulationFields } from "../../../application/simulation/simulation-form.ts";
import type { FormActor } from "../../../application/acts/form.machine.ts";
import type { SimulationAnswer, SimulationRequest } from "../../../domain/simulation/simulation.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { SimulatorChoices } from "../../../application/simulation/view-simulator.ts";

/** An answer, and what was asked: the form may say something else by now. */
export type SimulationResult = {
  readonly request: SimulationRequest;
  readonly answer: SimulationAnswer;
};

export type SimulatorActors = {
  readonly simulation: FormActor<SimulationFields, SimulationRequest, SimulationResult>;
};

/** What composition gives the simulator. */
export type SimulatorFeature = {
  readonly view: (book: Book) => SimulatorChoices;
  readonly actors: SimulatorActors;
};

/** What the screen shows to those whose plan has the simulator. */
export type SimulatorContent = {
  readonly choices: SimulatorChoices;
  readonly actors: SimulatorActors;
};
