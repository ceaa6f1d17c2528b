import type { Outbox } from "../../../src/application/outbox/outbox.ts";
import type { Unsent } from "../../../src/application/outbox/unsent.ts";

/** The writes that wait on a device, open from the start; or none. */
export const fakeUnsent = (outbox: Outbox | null = null): Unsent => ({
  open: () => Promise.resolve(outbox),
  onOpen: (listener) => {
    if (outbox) listener(outbox);
  },
});
