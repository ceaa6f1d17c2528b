import { pause } from "./pause.ts";

/** The first and the longest pause between two attempts, in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** The longest wait for a paint, which may never come in a hidden tab, in milliseconds. */
const PATIENCE = 1000;

/** Resolves once the latest rendering is painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    // The next frame begins after this one was sent to the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

const patiently = <Part>(fetchPart: () => Promise<Part>, time: number): Promise<Part> =>
  fetchPart().catch(async () => {
    await pause(time);
    return patiently(fetchPart, Math.min(time * 2, LONGEST_PAUSE));
  });

/** Fetches a part in the background, once the screen is painted: retries, with growing pauses, until it succeeds. */
export async function laterUnasked<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  await painted();
  return patiently(fetchPart, FIRST_PAUSE);
}
