import type { Clock } from "../../application/clock.ts";
import type { NewDay, NewDays } from "../../application/new-days.ts";

/** How often the day is looked at. A timer is late after sleep, so it asks the clock and counts nothing. */
const LOOK_INTERVAL_MS = 20_000;

/** What tells that time may have passed without the timer: the page is shown, focused, or comes back. */
const WAKING = ["focus", "pageshow", "visibilitychange"] as const;

type Surroundings = Pick<Window, "addEventListener" | "setInterval">;

/** Looks at the clock as long as the page is there, and tells the listeners of each new day. */
export function newDays(page: Surroundings, clock: Pick<Clock, "today">): NewDays {
  const listeners = new Set<(day: NewDay) => void>();
  let known = clock.today();
  const look = () => {
    const [before, today] = [known, clock.today()];
    if (today === before) return;
    known = today;
    for (const listener of listeners) listener({ before, today });
  };
  page.setInterval(look, LOOK_INTERVAL_MS);
  // An event of the document reaches its window.
  for (const type of WAKING) page.addEventListener(type, look);
  return (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
}
