import { makeClockDrift, type ClockDrift } from "../../application/device/clock-drift.ts";
import { answeredAt } from "../../infrastructure/http/answered-at.ts";
import type { Page } from "./page.ts";

/** Compares the device's clock with every response, beside whoever reads those already. */
export function watchClock({
  clock,
  httpSession,
}: Pick<Page, "clock" | "httpSession">): ClockDrift {
  const drift = makeClockDrift(clock);
  const { onAnswer } = httpSession;
  httpSession.onAnswer = (answer) => {
    onAnswer?.(answer);
    const at = answeredAt(answer);
    if (at !== null) drift.note(at);
  };
  return drift;
}
