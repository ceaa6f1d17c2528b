import { describe, expect, it } from "vitest";
import { isLinkAlive, LINK_LIFETIME } from "../../../server/application/link-lifetime.ts";
import { CHALLENGE_SPAN, isOpen } from "../../../server/application/login-challenge.ts";
import {
  CHALLENGE_LIFETIME,
  takeChallenge,
} from "../../../server/application/passkey-challenge.ts";
import type { KeptChallenge } from "../../../server/application/ports/login-challenges.ts";
import { latestOf } from "../../../server/application/token-lifetime.ts";
import { userId } from "../../../src/domain/shared/ids.ts";

const NOW = Date.UTC(2031, 4, 6, 7, 8, 9);
/** How far a clock that runs ahead is still believed. */
const AHEAD = latestOf(NOW) - NOW;

/** Moments of making, from the oldest that is good to the first that is not. */
const edges = (lifetime: number) =>
  [
    ["a moment too old", -lifetime, false],
    ["as old as may be", 1 - lifetime, true],
    ["of now", 0, true],
    ["as far ahead as may be", AHEAD, true],
    ["a moment too far ahead", AHEAD + 1, false],
  ] as const;

describe("a link", () => {
  it.each(edges(LINK_LIFETIME))("that is %s (%i ms) is good: %s", (_, age, isGood) => {
    expect(isLinkAlive({ madeAt: NOW + age }, NOW)).toBe(isGood);
  });
});

describe("a login that waits for its code", () => {
  const waiting = (over: Partial<KeptChallenge>): KeptChallenge => ({
    owner: userId("rui"),
    passwordDigest: "digest",
    madeAt: NOW,
    tries: 0,
    ...over,
  });

  it.each(edges(CHALLENGE_SPAN))("that is %s (%i ms) is open: %s", (_, age, isGood) => {
    expect(isOpen(waiting({ madeAt: NOW + age }), NOW)).toBe(isGood);
  });

  it("looks at ten codes", () => {
    expect(isOpen(waiting({ tries: 9 }), NOW)).toBe(true);
    expect(isOpen(waiting({ tries: 10 }), NOW)).toBe(false);
  });
});

describe("the challenge of a passkey", () => {
  const take = (madeAt: number, said: string | null = "challenge") =>
    takeChallenge(
      {
        challenges: {
          add: async () => {},
          take: async () => ({ purpose: "login", user: null, madeAt }),
          removeOutside: async () => {},
        },
        mint: { newToken: () => "token", digestOf: (token) => token },
        clock: { now: () => NOW },
      },
      {
        challengeIn: () => said,
        toMake: async () => ({}),
        toProve: async () => ({}),
        verifyMade: async () => null,
        verifyProof: async () => null,
      },
    )("", "login", null);

  it.each(edges(CHALLENGE_LIFETIME))(
    "that is %s (%i ms) is answered: %s",
    async (_, age, isGood) => {
      expect(await take(NOW + age)).toBe(isGood ? "challenge" : null);
    },
  );

  it("is none where nothing is said of it", async () => {
    expect(await take(NOW, null)).toBeNull();
  });
});
