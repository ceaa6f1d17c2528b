import { describe, expect, it } from "vitest";
import { goodToken, LIFETIMES, makeToken } from "../../../server/application/login/make-token.ts";
import { takeChallenge } from "../../../server/application/passkeys/passkey-challenge.ts";
import type { Ceremony, TokenPurpose } from "../../../server/application/login/one-time-tokens.ts";
import { latestOf } from "../../../server/application/login/session-lifetime.ts";
import { sessionId, userId, type UserId } from "../../../src/domain/shared/ids.ts";
import { fakeOneTimeTokens } from "../support/fake-one-time-tokens.ts";

const NOW = Date.UTC(2031, 4, 6, 7, 8, 9);
/** How far a clock that runs ahead is still believed. */
const AHEAD = latestOf(NOW) - NOW;
const RUI = userId("rui");

/** Moments of making, from the oldest that is good to the first that is not. */
const edges = (lifetime: number) =>
  [
    ["a moment too old", -lifetime, false],
    ["as old as may be", 1 - lifetime, true],
    ["of now", 0, true],
    ["as far ahead as may be", AHEAD, true],
    ["a moment too far ahead", AHEAD + 1, false],
  ] as const;

const at = (moment: number) => ({
  mint: { newToken: () => "token", digestOf: (token: string) => `digest of ${token}` },
  clock: { now: () => moment },
});

const PURPOSES: readonly TokenPurpose[] = [
  { kind: "reset", owner: RUI },
  { kind: "email", owner: RUI, session: sessionId("s"), email: "rui@exemplo.pt" },
  { kind: "code", owner: RUI, passwordDigest: "digest" },
  { kind: "passkey", owner: RUI, ceremony: "create" },
];

describe.each(PURPOSES)("a token for $kind", (purpose) => {
  it.each(edges(LIFETIMES[purpose.kind]))(
    "that is %s (%i ms) is good: %s",
    async (_, age, isGood) => {
      const tokens = fakeOneTimeTokens();
      await makeToken(at(NOW + age))(tokens, purpose);
      const found = await goodToken(at(NOW), tokens, purpose.kind, "digest of token");
      expect(found !== null).toBe(isGood);
      const next = { ...at(NOW), mint: { newToken: () => "next", digestOf: () => "next" } };
      await makeToken(next)(tokens, purpose);
      expect(tokens.kept.has("digest of token")).toBe(isGood);
    },
  );

  it("is good for ten tries", async () => {
    const tokens = fakeOneTimeTokens();
    await makeToken(at(NOW))(tokens, purpose);
    const good = async () =>
      (await goodToken(at(NOW), tokens, purpose.kind, "digest of token")) !== null;
    for (let tries = 1; tries < 10; tries += 1) await tokens.countTry("digest of token");
    expect(await good()).toBe(true);
    await tokens.countTry("digest of token");
    expect(await good()).toBe(false);
  });
});

it("links are good for half an hour, codes and challenges for five minutes", () => {
  expect(LIFETIMES).toEqual({ reset: 1.8e6, email: 1.8e6, code: 3e5, passkey: 3e5 });
});

describe("the challenge of a passkey", () => {
  const take = async (
    madeAt: number,
    {
      said = "token",
      ceremony = "create",
      owner = RUI,
    }: {
      readonly said?: string | null;
      readonly ceremony?: Ceremony;
      readonly owner?: UserId | null;
    } = {},
  ) => {
    const oneTimeTokens = fakeOneTimeTokens();
    await makeToken(at(madeAt))(oneTimeTokens, { kind: "passkey", owner: RUI, ceremony: "create" });
    const ceremonies = {
      challengeIn: () => said,
      toMake: async () => ({}),
      toProve: async () => ({}),
      verifyMade: async () => null,
      verifyProof: async () => null,
    };
    const taken = await takeChallenge({ ...at(NOW), oneTimeTokens }, ceremonies)(
      "",
      ceremony,
      owner,
    );
    return { taken, left: oneTimeTokens.kept.size };
  };

  it.each(edges(LIFETIMES.passkey))(
    "that is %s (%i ms) is answered: %s, and spent by it",
    async (_, age, isGood) => {
      expect(await take(NOW + age)).toEqual({ taken: isGood ? "token" : null, left: 0 });
    },
  );

  it("is none where nothing is said of it", async () => {
    expect(await take(NOW, { said: null })).toEqual({ taken: null, left: 1 });
  });

  it.each([{ ceremony: "presence" }, { owner: userId("ana") }, { owner: null }] as const)(
    "is spent, and answered by nobody, with %j",
    async (other) => {
      expect(await take(NOW, other)).toEqual({ taken: null, left: 0 });
    },
  );
});
