/** Has the browser ask before the page is left, as long as it is told to and something would still be lost by that. */
export function leavingWarning(page: EventTarget, wouldLose: () => boolean) {
  const ask = (event: Event) => {
    if (wouldLose()) event.preventDefault();
  };
  return (on: boolean): void => {
    // A page that always listened could not be kept for the way back.
    if (on) page.addEventListener("beforeunload", ask);
    else page.removeEventListener("beforeunload", ask);
  };
}
