import { fromCallback, fromPromise, type EventObject } from "xstate";

const refusal = () => new Error("port not provided");

/** A named piece of I/O that composition has to provide; until then it rejects. */
export const unprovided = <Output, Input = void>() =>
  fromPromise<Output, Input>(() => Promise.reject(refusal()));

/** A named listener that composition has to provide; until then it hears nothing. */
export const unprovidedListener = <Event extends EventObject>() =>
  fromCallback<Event>(() => undefined);

/** A named effect that composition has to provide; until then it throws. */
export const unprovidedEffect = (): never => {
  throw refusal();
};
