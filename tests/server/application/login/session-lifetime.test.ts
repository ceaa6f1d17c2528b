import { describe, expect, it } from "vitest";
import type { TokenHolder } from "../../../../server/application/login/tokens.ts";
import {
  isAlive,
  isOfTheFuture,
  isPresent,
  isUseWorthNoting,
  latestOf,
  PRESENCE_MS,
} from "../../../../server/application/login/session-lifetime.ts";
import { DAY, HOUR, MINUTE } from "../../support/test-clock.ts";

const NOW = Date.UTC(2031, 4, 6, 7, 8, 9);
/** How far a clock that runs ahead is still believed. */
const AHEAD = latestOf(NOW) - NOW;
const times = (issued: number, used = issued) => ({
  issuedAt: NOW + issued,
  usedAt: NOW + used,
  presentAt: null,
});

describe("a token", () => {
  it.each([
    ["normal", 7 * DAY, 30 * DAY],
    ["admin", 30 * MINUTE, 12 * HOUR],
  ] as const)(
    "of the role %s is alive until it was idle, or there, for too long",
    (role, idle, all) => {
      const alive = (issued: number, used?: number) => isAlive(role, times(issued, used), NOW);
      expect([alive(0), alive(1 - idle), alive(-idle)]).toEqual([true, true, false]);
      expect([alive(1 - all, 0), alive(-all, 0)]).toEqual([true, false]);
    },
  );

  it("of a clock that ran ahead is of the future, by when it was made or used", () => {
    const future = (issued: number, used: number) => isOfTheFuture(times(issued, used), NOW);
    expect([future(AHEAD, AHEAD), future(AHEAD + 1, 0), future(0, AHEAD + 1)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(isAlive("normal", times(0, AHEAD + 1), NOW)).toBe(false);
    expect(isAlive("normal", times(AHEAD, AHEAD), NOW)).toBe(true);
  });

  it("has a use noted once a minute", () => {
    const worth = (used: number) => isUseWorthNoting({ usedAt: NOW + used } as TokenHolder, NOW);
    expect([worth(0), worth(1 - MINUTE), worth(-MINUTE)]).toEqual([false, false, true]);
  });
});

describe("presence", () => {
  const present = (at: number | null) =>
    isPresent({ presentAt: at === null ? null : NOW + at }, NOW);

  it("lasts ten minutes from the last proof", () => {
    expect(PRESENCE_MS).toBe(10 * MINUTE);
    expect([present(0), present(1 - PRESENCE_MS), present(-PRESENCE_MS)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(present(null)).toBe(false);
    expect(isPresent({ presentAt: null }, 0)).toBe(false);
  });

  it("is not that of a moment which a clock ran ahead to", () => {
    expect([present(AHEAD), present(AHEAD + 1)]).toEqual([true, false]);
  });
});
