import { fromCallback } from "xstate";
import { failureOf, type Failure } from "../failure.ts";

/** The end of an item that was put into an outbox. */
export type Delivery<Item, Result> =
  | { readonly type: "ACKNOWLEDGED"; readonly item: Item; readonly result: Result }
  | { readonly type: "REFUSED"; readonly item: Item; readonly failure: Failure };

/** Delivers each item that it is given, without waiting for the one before, and tells how that ended. */
export const outbox = <Item, Result>(deliver: (item: Item) => Promise<Result>) =>
  fromCallback<{ readonly type: "DELIVER"; readonly item: Item }>(({ receive, sendBack }) => {
    const tell = (delivery: Delivery<Item, Result>) => sendBack(delivery);
    receive(({ item }) => {
      deliver(item).then(
        (result) => tell({ type: "ACKNOWLEDGED", item, result }),
        (reason: unknown) => tell({ type: "REFUSED", item, failure: failureOf(reason) }),
      );
    });
  });
