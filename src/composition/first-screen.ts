/** How long the first screen may take before its skeleton is shown instead, in milliseconds. */
const PATIENCE = 300;

/** Waits for the first screen of a router, but not long. */
export const firstScreen = (router: { load(): Promise<void> }): Promise<void> =>
  Promise.race([
    router.load(),
    new Promise<void>((resolve) => {
      setTimeout(resolve, PATIENCE);
    }),
  ]);
