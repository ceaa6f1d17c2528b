import { fromCallback } from "xstate";
import { failureOf, type Failure } from "../failure.ts";

/** The outcome of an item in an outbox. */
export type Delivery<Item, Result> =
  | { readonly type: "ACKNOWLEDGED"; readonly item: Item; readonly result: Result }
  | { readonly type: "REFUSED"; readonly item: Item; readonly failure: Failure };

/** Delivers each item without waiting for the one before, and reports its outcome. */
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
