import type { Act, ActMachine } from "../../../application/acts/act.machine.ts";
import type { Correction } from "../../../application/outbox/correction.ts";
import type { KeptWrite } from "../../../application/outbox/kept-write.ts";

/** A refused write on its way back to its form. */
export type WayBack = {
  readonly write: KeptWrite;
  readonly correction: Correction;
  /** Goes to the screen that has the form. */
  readonly go: () => Promise<void>;
};

/** The writes that wait on the device, as the frame shows them. */
export type UnsentFeature = {
  /** Hands a refused write back to its form. */
  readonly correct: Act<WayBack>;
  /** Each refused write is tried again by itself. */
  readonly tryAgain: ActMachine<KeptWrite>;
  /** Gives a refused write up, which loses it. */
  readonly discard: ActMachine<KeptWrite>;
  /** Signs out, which loses the writes that it is asked about; null where these do not open. */
  readonly leave: Act<readonly KeptWrite[] | null>;
};
