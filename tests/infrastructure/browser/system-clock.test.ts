import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../../src/infrastructure/browser/system-clock.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe("the day", () => {
  it.each([
    ["2026-01-01T05:00:00Z", "America/Los_Angeles", "2025-12-31"],
    ["2026-01-01T05:00:00Z", "Europe/Lisbon", "2026-01-01"],
    ["2026-01-01T11:00:00Z", "Pacific/Kiritimati", "2026-01-02"],
    ["2024-02-29T23:59:59Z", "UTC", "2024-02-29"],
    ["2026-03-29T01:30:00Z", "Europe/Lisbon", "2026-03-29"],
    ["2026-07-14T23:30:00Z", "Europe/Lisbon", "2026-07-15"],
  ])("at %s in %s is %s", (instant, zone, day) => {
    vi.stubEnv("TZ", zone);
    vi.setSystemTime(new Date(instant));
    expect(systemClock.today()).toBe(day);
    expect(systemClock.now()).toBe(Date.parse(instant));
  });
});
