import type { QueuedWrite } from "../../../application/outbox/queued-write.ts";
import type { Outbox } from "../../../application/outbox/outbox.ts";
import type { OutboxState } from "../../../application/outbox/shown-queue.ts";
import {
  NOTHING_WAITS,
  refusedIn,
  whatWaits,
  type Waiting,
} from "../../../application/outbox/what-waits.ts";
import type { SignedIn } from "../../signed-in-context.ts";

/** The writes on this device that the server has not taken. */
export type UnsentWrites = Pick<OutboxState, "queue" | "isDown" | "isShut"> & {
  /** Null where no writes are kept. */
  readonly outbox: Outbox | null;
  readonly waiting: Waiting;
  readonly refused: readonly QueuedWrite[];
};

export type UnsentStore = {
  readonly getSnapshot: () => UnsentWrites;
  readonly subscribe: (listener: () => void) => () => void;
};

const NOTHING: UnsentWrites = {
  outbox: null,
  queue: [],
  isDown: false,
  isShut: false,
  waiting: NOTHING_WAITS,
  refused: [],
};

const stores = new WeakMap<SignedIn, UnsentStore>();

/** The writes that wait on this device, one store for all parts of the screen. */
export function unsentStore(signedIn: SignedIn): UnsentStore {
  const store = stores.get(signedIn) ?? makeStore(signedIn);
  stores.set(signedIn, store);
  return store;
}

function makeStore({ unsent, isOwnDevice }: SignedIn): UnsentStore {
  const listeners = new Set<() => void>();
  let shown = NOTHING;
  let isLookedFor = false;
  const look = async () => {
    if (isLookedFor) return;
    isLookedFor = true;
    const outbox = await unsent.open();
    // On one's own device there may be one later, with a network.
    if (outbox === null) isLookedFor = !isOwnDevice();
  };
  const begin = (outbox: Outbox) => {
    const show = () => {
      const state = outbox.getSnapshot();
      shown = {
        ...state,
        outbox,
        waiting: whatWaits(state, outbox.writeKindOf),
        refused: refusedIn(state),
      };
      for (const listener of listeners) listener();
    };
    outbox.subscribe(show);
    show();
  };
  unsent.onOpen(begin);
  return {
    getSnapshot: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      void look();
      return () => listeners.delete(listener);
    },
  };
}
