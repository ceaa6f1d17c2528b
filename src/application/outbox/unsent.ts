import type { Outbox } from "./outbox.ts";

/** The writes that wait on this device. */
export type Unsent = {
  /** Opens them where the device is the user's own, or where some were left; null where they do not open. */
  readonly open: () => Promise<Outbox | null>;
  /** Calls back with them as soon as they are open; the device may become the user's own amid a session. */
  readonly onOpen: (listener: (outbox: Outbox) => void) => void;
};
