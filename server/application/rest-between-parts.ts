import type { MachineClock } from "./clock.ts";

/** Does one part of a long work, then rests; returns what came of the part. */
export type Rested = <Outcome>(part: () => Promise<Outcome>) => Promise<Outcome>;

/** The longest rest: a part that took longer waited for others itself. */
const MAX_REST_MS = 100;

/** Rests after each part for as long as it took, so that others have half of the time. */
export const restedBy =
  (
    { elapsed }: Pick<MachineClock, "elapsed">,
    wait: (milliseconds: number) => Promise<unknown>,
  ): Rested =>
  async (part) => {
    const begun = elapsed();
    try {
      return await part();
    } finally {
      await wait(Math.min(elapsed() - begun, MAX_REST_MS));
    }
  };

/** Does a long work part by part, as long as any may remain. */
export async function partByPart(rested: Rested, part: () => Promise<boolean>): Promise<void> {
  let remains = true;
  while (remains) remains = await rested(part);
}
