import type { Pending } from "../../domain/ledger/pending.ts";
import type { ObservableBook } from "../ledger/ledger.ts";
import type { Outbox } from "./outbox.ts";
import type { Queue } from "./queue.ts";

const waitingIn = (queue: Queue): Pending =>
  queue.flatMap(({ call: { change }, written, refusal }) =>
    written !== null && refusal === null ? [{ change, written }] : [],
  );

/** Shows the writes that wait on the device in the book, also those of other tabs and of earlier pages. */
export function showWaiting(
  observableBook: Pick<ObservableBook, "layWaiting">,
  { getSnapshot, subscribe }: Pick<Outbox, "getSnapshot" | "subscribe">,
): void {
  let shown: Queue | null = null;
  const show = () => {
    const { queue } = getSnapshot();
    if (queue !== shown) observableBook.layWaiting(waitingIn(queue));
    shown = queue;
  };
  subscribe(show);
  show();
}
