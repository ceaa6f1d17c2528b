import type { ActorRefFrom } from "xstate";
import type { Act } from "../../../application/acts/act.machine.ts";
import type { trashMachine } from "../../../application/trash/trash.machine.ts";

export type TrashActor = ActorRefFrom<ReturnType<typeof trashMachine>>;

/** The actors of the trash. */
export type TrashActors = {
  readonly trash: TrashActor;
  /** Erases everything after a question, which says of how many things. */
  readonly emptying: Act<number, number>;
};

/** The parts that composition provides to the trash. */
export type TrashFeature = {
  /** Reads the trash; resolves to the present time once there is a page of it. Rejects with a Failure. */
  readonly load: () => Promise<number>;
  readonly actors: TrashActors;
};
