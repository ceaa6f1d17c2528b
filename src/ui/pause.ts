/** Passes once so many milliseconds have, and whatever has waited for the page has had its turn. */
export const pause = (time = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });
