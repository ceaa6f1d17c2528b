/** How long a worker may take to answer before it is asked again. */
const ANSWER_TIMEOUT_MS = 5000;

/** How often a worker is asked at a time; on a busy machine it may not hear at first. */
const MAX_TRIES = 6;

/** Whether a worker has a script among its files; null if it never says. An answer counts however late it comes. */
const ask = (script: string, worker: ServiceWorker): Promise<boolean | null> =>
  new Promise((resolve) => {
    const post = (left: number) => {
      if (left === 0) {
        resolve(null);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      const again = setTimeout(post, ANSWER_TIMEOUT_MS, left - 1);
      port1.addEventListener("message", ({ data }) => {
        clearTimeout(again);
        port1.close();
        resolve(data === true);
      });
      port1.start();
      worker.postMessage({ type: "is-yours", script }, [port2]);
    };
    post(MAX_TRIES);
  });

/**
 * Tells whether a worker, if there is one, has the version of a page, by the page's own script; null if it does not say.
 * A worker that has said it is not asked again.
 */
export function versionOf(script: string) {
  const said = new WeakMap<ServiceWorker, Promise<boolean | null>>();
  return async (worker: ServiceWorker | null): Promise<boolean | null> => {
    if (worker === null) return true;
    const asked = said.get(worker) ?? ask(script, worker);
    said.set(worker, asked);
    const answer = await asked;
    if (answer === null) said.delete(worker);
    return answer;
  };
}
