import { retry } from "../application/retry.ts";
import { pause } from "./pause.ts";

/** A paint may never come in a hidden tab. */
const PAINT_TIMEOUT_MS = 1_000;

/** Resolves once the latest rendering is painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT_MS);
    // The next frame begins after this one was sent to the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Fetches a part in the background, once the screen is painted: retries, with growing pauses, until it succeeds. */
export async function prefetched<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  await painted();
  return retry(fetchPart, { wait: pause });
}
