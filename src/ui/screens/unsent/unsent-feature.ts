import type { Act } from "../../../application/acts/act.machine.ts";
import type { Correction } from "../../../application/outbox/correction.ts";
import type { KeptWrite } from "../../../application/outbox/kept-write.ts";

/** The writes that wait on the device, as the frame shows them. */
export type UnsentFeature = {
  /** Hands a refused write back to its form. */
  readonly correct: (correction: Correction) => void;
  /** Signs out, which loses the writes that it is asked about. */
  readonly leave: Act<readonly KeptWrite[]>;
};
