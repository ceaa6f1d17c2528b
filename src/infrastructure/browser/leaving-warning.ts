/** Returns a switch for the browser's question before the page is left; it asks only while `wouldLose`. */
export function leavingWarning(page: EventTarget, wouldLose: () => boolean) {
  const ask = (event: Event) => {
    if (wouldLose()) event.preventDefault();
  };
  return (on: boolean): void => {
    // A page with a permanent listener would not be stored in the back/forward cache.
    if (on) page.addEventListener("beforeunload", ask);
    else page.removeEventListener("beforeunload", ask);
  };
}
