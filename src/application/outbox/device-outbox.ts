import type { QueuedWrite } from "./queued-write.ts";

/** The most bytes that the writes of a person may take on a device. */
export const OUTBOX_MAX_BYTES = 4 * 1024 * 1024;

/** The writes of one person that wait on this device, in the order in which they were entered, for all tabs. */
export type DeviceOutbox = {
  /** Rejects if they cannot be opened. */
  readonly read: () => Promise<readonly QueuedWrite[]>;
  /**
   * Stores what a pure function makes of the writes, and resolves with that once it would survive the end of the
   * browser. The function is called again if another tab has stored meanwhile. Null if the device has no room.
   */
  readonly change: (
    make: (writes: readonly QueuedWrite[]) => readonly QueuedWrite[],
  ) => Promise<readonly QueuedWrite[] | null>;
};
