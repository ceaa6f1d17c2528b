/** The first and the longest pause between two tries, in milliseconds. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

type Surroundings = Pick<
  Window,
  "addEventListener" | "removeEventListener" | "setTimeout" | "clearTimeout"
>;

/**
 * Retries an action that failed for lack of a connection: as soon as the network is back, and until then after ever
 * longer pauses. Call the returned function after each failure; it returns one that cancels the retry.
 */
export function keepTrying(page: Surroundings, retry: () => void): () => () => void {
  let pause = FIRST_PAUSE;
  return () => {
    const stop = () => {
      page.clearTimeout(timer);
      page.removeEventListener("online", online);
    };
    const timer = page.setTimeout(() => {
      pause = Math.min(2 * pause, LONGEST_PAUSE);
      stop();
      retry();
    }, pause);
    const online = () => {
      pause = FIRST_PAUSE;
      stop();
      retry();
    };
    page.addEventListener("online", online);
    return stop;
  };
}
