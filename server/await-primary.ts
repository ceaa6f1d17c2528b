import { setTimeout } from "node:timers/promises";
import { hasNoPrimary } from "./infrastructure/persistence/storage-failure-of.ts";

type Waiting = {
  /** How long to wait, in milliseconds. */
  readonly patience: number;
  /** Called once if there is a wait, with its limit in seconds. */
  readonly tell: (seconds: number) => void;
  /** The time between two tries, in milliseconds. */
  readonly pause?: number;
};

/** Opens a database, and again while it has no primary: one may be about to follow another. */
export async function awaitPrimary<Opened>(
  open: () => Promise<Opened>,
  { patience, tell, pause = 1_000 }: Waiting,
): Promise<Opened> {
  const tries = Math.ceil(patience / pause);
  for (let left = tries; ; left -= 1) {
    try {
      return await open();
    } catch (error) {
      if (!hasNoPrimary(error) || left === 0) throw error;
      if (left === tries) tell(Math.ceil(patience / 1_000));
      await setTimeout(pause);
    }
  }
}
