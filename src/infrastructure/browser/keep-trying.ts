/** How long the first and the longest pause between two tries are, in milliseconds. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

type Surroundings = Pick<
  Window,
  "addEventListener" | "removeEventListener" | "setTimeout" | "clearTimeout"
>;

/**
 * Has something tried again that failed for want of a connection: as soon as there is a network again, and until then
 * ever more rarely. To be called after each failure; answers how to leave it.
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
