import { sending } from "../../../src/application/acts/sending.ts";
import { settled } from "./by-hand.ts";

/** An outbox that a test empties by hand: what lies in it, and an answer to each item, the first one first. */
export function sendingByHand<Item, Result>(logicOf = sending<Item, Result>) {
  const items: Item[] = [];
  const open: PromiseWithResolvers<Result>[] = [];
  const logic = logicOf((item) => {
    const answered = Promise.withResolvers<Result>();
    items.push(item);
    open.push(answered);
    return answered.promise;
  });
  const acknowledge = (result: Result) => {
    open.shift()?.resolve(result);
    return settled();
  };
  const refuse = (reason: unknown) => {
    open.shift()?.reject(reason);
    return settled();
  };
  return { logic, items, acknowledge, refuse };
}
