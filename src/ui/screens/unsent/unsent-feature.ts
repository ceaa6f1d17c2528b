import type { Act, ActMachine } from "../../../application/acts/act.machine.ts";
import type { Correction } from "../../../application/outbox/correction.ts";
import type { QueuedWrite } from "../../../application/outbox/queued-write.ts";

/** A refused write on its way back to its form. */
export type WayBack = {
  readonly write: QueuedWrite;
  readonly correction: Correction;
  /** Goes to the screen that has the form. */
  readonly go: () => Promise<void>;
};

/** The writes that wait on the device, as the frame shows them. */
export type UnsentFeature = {
  /** Hands a refused write back to its form. */
  readonly correct: Act<WayBack>;
  /** Each refused write is tried again by itself. */
  readonly tryAgain: ActMachine<QueuedWrite>;
  /** Gives a refused write up, which loses it. */
  readonly discard: ActMachine<QueuedWrite>;
  /** Signs out, which loses the writes that it is asked about; null where these do not open. */
  readonly leave: Act<readonly QueuedWrite[] | null>;
};
