/** Resolves after a number of milliseconds, and after the page's pending tasks have run. */
export const pause = (time = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });
