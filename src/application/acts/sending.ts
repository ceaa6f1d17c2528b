import { fromCallback } from "xstate";
import { failureOf, type Failure } from "../failure.ts";

/** The outcome of an act that was sent. */
export type Outcome<Item, Result> =
  | { readonly type: "ACKNOWLEDGED"; readonly item: Item; readonly result: Result }
  | { readonly type: "REFUSED"; readonly item: Item; readonly failure: Failure };

/** Sends each act without waiting for the one before, and reports its outcome. */
export const sending = <Item, Result>(send: (item: Item) => Promise<Result>) =>
  fromCallback<{ readonly type: "SEND"; readonly item: Item }>(({ receive, sendBack }) => {
    const tell = (outcome: Outcome<Item, Result>) => sendBack(outcome);
    receive(({ item }) => {
      send(item).then(
        (result) => tell({ type: "ACKNOWLEDGED", item, result }),
        (reason: unknown) => tell({ type: "REFUSED", item, failure: failureOf(reason) }),
      );
    });
  });
