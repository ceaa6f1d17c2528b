import { fromCallback, fromPromise, type EventObject } from "xstate";

const refusal = () => new Error("port not provided");

/** An actor that composition has to provide; until then it rejects. */
export const notProvided = <Output, Input = void>() =>
  fromPromise<Output, Input>(() => Promise.reject(refusal()));

/** A listener that composition has to provide; until then it receives nothing. */
export const unprovidedListener = <Event extends EventObject>() =>
  fromCallback<Event>(() => undefined);

/** An effect that composition has to provide; until then it throws. */
export const unprovidedEffect = (): never => {
  throw refusal();
};
