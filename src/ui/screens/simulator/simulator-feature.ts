import type { ActorRefFrom } from "xstate";
import type { simulationMachine } from "../../../application/machines/simulation.machine.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { SimulatorChoices } from "../../../application/use-cases/view-simulator.ts";

export type SimulatorActors = { readonly simulation: ActorRefFrom<typeof simulationMachine> };

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
