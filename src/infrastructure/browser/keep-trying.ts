/** The first and the longest pause between two tries. */
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 30_000;

type Surroundings = Pick<
  Window,
  "addEventListener" | "removeEventListener" | "setTimeout" | "clearTimeout"
>;

/**
 * Retries an action that failed for lack of a connection: as soon as the network is back, and until then after ever
 * longer pauses. Call the returned function after each failure; it returns one that cancels the retry.
 */
export function keepTrying(page: Surroundings, retry: () => void): () => () => void {
  let pause = FIRST_PAUSE_MS;
  return () => {
    const stop = () => {
      page.clearTimeout(timer);
      page.removeEventListener("online", online);
    };
    const timer = page.setTimeout(() => {
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
      stop();
      retry();
    }, pause);
    const online = () => {
      pause = FIRST_PAUSE_MS;
      stop();
      retry();
    };
    page.addEventListener("online", online);
    return stop;
  };
}
