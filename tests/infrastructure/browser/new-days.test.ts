import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newDays } from "../../../src/infrastructure/browser/new-days.ts";
import { systemClock } from "../../../src/infrastructure/browser/system-clock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 57) });
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const page = Object.assign(new EventTarget(), { setInterval: globalThis.setInterval });
  const listener = vi.fn<() => void>();
  const stop = newDays(page, systemClock)(listener);
  return { page, listener, stop };
}

const CHANGE = { before: "2026-11-30", today: "2026-12-01" };

it("tells of a new day once, within a minute after midnight, and then of the next", () => {
  const { listener } = setUp();
  vi.advanceTimersByTime(3 * MINUTE_MS - 1);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(listener).toHaveBeenCalledExactlyOnceWith(CHANGE);
  vi.advanceTimersByTime(23 * HOUR_MS);
  expect(listener).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(HOUR_MS);
  expect(listener).toHaveBeenLastCalledWith({ before: "2026-12-01", today: "2026-12-02" });
});

it.each(["focus", "pageshow", "visibilitychange"])(
  "tells of it at once where the device slept and no timer ran: on %s",
  (type) => {
    const { page, listener } = setUp();
    vi.setSystemTime(new Date(2026, 11, 3, 8));
    expect(listener).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(type));
    expect(listener).toHaveBeenCalledExactlyOnceWith({ before: "2026-11-30", today: "2026-12-03" });
  },
);

it("goes back with somebody who travels west", () => {
  const { page, listener } = setUp();
  vi.setSystemTime(new Date(2026, 10, 29, 23));
  page.dispatchEvent(new Event("focus"));
  expect(listener).toHaveBeenCalledExactlyOnceWith({ before: "2026-11-30", today: "2026-11-29" });
});

it("tells nobody who no longer listens", () => {
  const { listener, stop } = setUp();
  stop();
  vi.advanceTimersByTime(HOUR_MS);
  expect(listener).not.toHaveBeenCalled();
});
