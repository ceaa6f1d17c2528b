import { pause } from "./pause.ts";

/** How long the first and the longest pause between two tries are, in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** How long a paint is waited for that may never come, as in a tab that nobody sees, in milliseconds. */
const PATIENCE = 1000;

/** Settles once what has just been rendered is painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    // The next frame begins when this one is on its way to the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

const patiently = <Part>(fetchPart: () => Promise<Part>, time: number): Promise<Part> =>
  fetchPart().catch(async () => {
    await pause(time);
    return patiently(fetchPart, Math.min(time * 2, LONGEST_PAUSE));
  });

/**
 * Fetches unasked, once the screen has been painted, a part that nobody waits for in front of it: tries again, ever
 * more rarely, until it is there.
 */
export async function laterUnasked<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  await painted();
  return patiently(fetchPart, FIRST_PAUSE);
}
