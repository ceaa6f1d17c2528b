/** How long the first and the longest pause between two tries are, in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Fetches a part that nobody waits for in front of a screen: tries again, ever more rarely, until it is there. */
export const patiently = <Part>(
  fetchPart: () => Promise<Part>,
  pause = FIRST_PAUSE,
): Promise<Part> =>
  fetchPart().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
    return patiently(fetchPart, Math.min(pause * 2, LONGEST_PAUSE));
  });
