import { describe, expect, it } from "vitest";
import { newUser } from "../../../server/application/login/new-user.ts";
import type { TokenHolder, Tokens } from "../../../server/application/login/tokens.ts";
import {
  latestOf,
  PRESENCE_MS,
  type TokenUse,
} from "../../../server/application/login/session-lifetime.ts";
import { authenticate } from "../../../server/application/login/authenticate.ts";
import { sessionId, userId } from "../../../src/domain/shared/ids.ts";
import { withPlan, type User } from "../../../src/domain/users/user.ts";
import { DAY, MINUTE } from "../support/test-clock.ts";

const NOW = Date.UTC(2031, 4, 6, 7, 8, 9);
const RUI: User = withPlan(
  newUser({ id: userId("rui"), username: "rui", email: "rui@exemplo.pt", role: "normal" }),
  "premium",
);
const HOLDER = {
  session: sessionId("session"),
  user: RUI,
  issuedAt: NOW - DAY,
  usedAt: NOW - 2 * MINUTE,
  presentAt: NOW - DAY,
  premiumUntil: null,
  lacksFactor: false,
} as unknown as TokenHolder;

type What = {
  readonly use?: TokenUse;
  readonly bringUpToDate?: () => Promise<boolean>;
  /** Whether nothing can be written. */
  readonly isFull?: boolean;
};

/** Who a token speaks for, where its holder is this, and that after what is due was done. */
async function calling(
  first: TokenHolder | null,
  { use = "person", bringUpToDate = async () => false, isFull = false }: What = {},
  second = first,
) {
  const done: string[] = [];
  let reads = 0;
  const write = async (what: string) => {
    done.push(what);
    if (isFull) throw new Error("disk full");
  };
  const tokens: Pick<Tokens, "holderOf" | "markUsed" | "remove"> = {
    holderOf: async () => ((reads += 1) === 1 ? first : second),
    markUsed: (digest, at) => write(`used ${digest} ${at - NOW}`),
    remove: (digest) => write(`removed ${digest}`),
  };
  const caller = await authenticate({
    tokens: tokens as Tokens,
    mint: { newToken: () => "", digestOf: (token) => `digest of ${token}` },
    clock: { now: () => NOW },
    bringUpToDate,
  })("token", use);
  return { caller, done, reads };
}

describe("a call with a token", () => {
  it("is made by its holder, and is noted as a use of a person", async () => {
    const { caller, done, reads } = await calling(HOLDER);
    expect(caller).toEqual({ ...HOLDER, isPresent: false });
    expect(done).toEqual(["used digest of token 0"]);
    expect(reads).toBe(1);
  });

  it("keeps no token from growing idle where a timer makes it, nor more than once a minute", async () => {
    expect((await calling(HOLDER, { use: "timer" })).done).toEqual([]);
    expect((await calling({ ...HOLDER, usedAt: NOW - 1 })).done).toEqual([]);
  });

  it("is nobody's where the token is unknown, too old, or its holder suspended", async () => {
    const suspended = { ...HOLDER, user: { ...RUI, status: "suspended" as const } };
    for (const holder of [null, suspended, { ...HOLDER, usedAt: NOW - 7 * DAY }])
      expect(await calling(holder)).toMatchObject({ caller: null, done: [] });
  });

  it("ends a token of a clock that ran ahead, and is refused even where that cannot be written", async () => {
    const ahead = { ...HOLDER, issuedAt: latestOf(NOW) + 1 };
    for (const isFull of [false, true])
      expect(await calling(ahead, { isFull })).toMatchObject({
        caller: null,
        done: ["removed digest of token"],
      });
  });

  it("tells whether its person proved lately that it is them", async () => {
    const present = async (ago: number) =>
      (await calling({ ...HOLDER, presentAt: NOW - ago })).caller?.isPresent;
    expect([await present(PRESENCE_MS - 1), await present(PRESENCE_MS)]).toEqual([true, false]);
  });

  it("is on the free plan from the moment on in which the days of grace end", async () => {
    const until = async (moment: number) =>
      (await calling({ ...HOLDER, premiumUntil: moment })).caller?.user;
    expect(await until(NOW + 1)).toEqual(RUI);
    expect(await until(NOW)).toEqual(withPlan(RUI, "free"));
  });

  it("sees what is due done, by whoever that makes of its holder", async () => {
    const later = { ...HOLDER, user: withPlan(RUI, "free") };
    const bringUpToDate = async () => true;
    expect((await calling(HOLDER, { bringUpToDate }, later)).caller?.user).toEqual(later.user);
    expect((await calling(HOLDER, { bringUpToDate }, null)).caller).toBeNull();
  });

  it("is answered where nothing can be written", async () => {
    const bringUpToDate = async () => {
      throw new Error("disk full");
    };
    const { caller, reads } = await calling(HOLDER, { isFull: true, bringUpToDate }, null);
    expect(caller).toEqual({ ...HOLDER, isPresent: false });
    expect(reads).toBe(1);
  });
});
