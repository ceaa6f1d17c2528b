import { getShortestPaths } from "@xstate/graph";
import {
  createActor,
  fromPromise,
  isMachineSnapshot,
  SimulatedClock,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from "xstate";

/** I/O that never answers by itself: in a walk, its answers are events like any other. */
export const silent = <Output, Input>() =>
  fromPromise<Output, Input>(() => new Promise(() => undefined));

type Walk = {
  readonly events: readonly AnyEventObject[];
  readonly inputs?: readonly unknown[];
  /** What makes two snapshots different; all of state and context unless told. */
  readonly tellApart?: (snapshot: AnyMachineSnapshot) => unknown;
};

const nodesBelow = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesBelow),
];

/** A name for each transition of a state, so that a missing one can be told. */
function transitionsOf(
  node: AnyStateNode,
): readonly (readonly [AnyTransitionDefinition, string])[] {
  const eventful = [...node.transitions].flatMap(([event, transitions]) =>
    transitions.map((transition, index) => [transition, `${event} ${index}`] as const),
  );
  const eventless = (node.always ?? []).map(
    (transition, index) => [transition, `always ${index}`] as const,
  );
  return [...eventful, ...eventless].map(([transition, name]) => [
    transition,
    `${node.id}: ${name}`,
  ]);
}

/**
 * Follows the shortest path to every state, and from there every event, on running actors. Answers the states and the
 * transitions that no path reached, and the paths on which an actor ended elsewhere than the graph says.
 */
export function walk(
  machine: AnyStateMachine,
  { events, inputs = [undefined], tellApart = ({ context }) => context as unknown }: Walk,
) {
  const nodes = nodesBelow(machine.root);
  const unseenStates = new Set(nodes.map(({ id }) => id));
  const unseenTransitions = new Map(nodes.flatMap(transitionsOf));
  const astray: string[] = [];

  const see = (event: InspectionEvent) => {
    if (event.type !== "@xstate.microstep" || !isMachineSnapshot(event.snapshot)) return;
    const { _transitions: transitions, snapshot } = event;
    const { _nodes: entered } = snapshot;
    for (const transition of transitions) {
      unseenTransitions.delete(transition);
      unseenStates.delete(transition.source.id);
    }
    entered.forEach(({ id }) => unseenStates.delete(id));
  };

  const play = (input: unknown, steps: readonly AnyEventObject[]): AnyMachineSnapshot => {
    const actor = createActor(machine, { input, inspect: see, clock: new SimulatedClock() });
    actor.start();
    steps.forEach((event) => actor.send(event));
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    actor.stop();
    return snapshot;
  };

  // An actor ends when it hears of a failure that its state does not expect.
  const eventsIn = (snapshot: AnyMachineSnapshot) =>
    events.filter(
      (event) =>
        !event.type.startsWith("xstate.error.") ||
        machine.getTransitionData(snapshot, event).length > 0,
    );

  const serializeState = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, tellApart(snapshot)]);

  const follow = (input: unknown) => {
    const paths = getShortestPaths(machine, { input, events: eventsIn, serializeState });
    for (const { state, steps } of paths) {
      const taken = steps.map(({ event }) => event as AnyEventObject).slice(1);
      const reached = play(input, taken);
      if (serializeState(reached) !== serializeState(state as AnyMachineSnapshot))
        astray.push(taken.map(({ type }) => type).join(" → "));
      if (reached.status === "active")
        eventsIn(reached).forEach((event) => play(input, [...taken, event]));
    }
  };

  inputs.forEach(follow);
  return {
    unseenStates: [...unseenStates],
    unseenTransitions: [...unseenTransitions.values()],
    astray,
  };
}

/** What a walk leaves over when it has been everywhere. */
export const EVERYWHERE = { unseenStates: [], unseenTransitions: [], astray: [] };
