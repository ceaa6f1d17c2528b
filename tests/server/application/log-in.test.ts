import { describe, expect, it } from "vitest";
import { userId } from "../../../src/domain/shared/ids.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { newUser } from "../../../server/application/login/new-user.ts";
import { LIFETIMES } from "../../../server/application/login/make-token.ts";
import type { Applicant } from "../../../server/application/login/password-hasher.ts";
import type { StoredTotp } from "../../../server/application/second-factor/second-factors.ts";
import type { Stores } from "../../../server/application/stores.ts";
import type { Account } from "../../../server/application/administration/users.ts";
import { logIn } from "../../../server/application/login/log-in.ts";
import { fakeOneTimeTokens } from "../support/fake-one-time-tokens.ts";
import { NOTHING_REMEMBERED } from "../support/nothing-remembered.ts";
import { UNLIMITED_LOGINS } from "../support/unlimited-logins.ts";

const RUI: Account = {
  user: newUser({ id: userId("rui"), username: "rui", email: "rui@exemplo.pt", role: "normal" }),
  passwordHash: "hash of Segredo!1",
  leavesAt: null,
};

const IVA: Account = { ...RUI, user: { ...RUI.user, role: "admin" } };

/** A login while which the account may become another: `before` is verified, `after` is under the lock. */
function loginWith(before: Account | null, after: Account | null, totp: StoredTotp | null = null) {
  const verified: string[] = [];
  const applicants: Applicant[] = [];
  const familiar: string[] = [];
  const issued: string[] = [];
  let factorsRead = 0;
  const secondFactors: Pick<Stores["secondFactors"], "totpOf"> = {
    totpOf: async () => {
      factorsRead += 1;
      return totp;
    },
  };
  const oneTimeTokens = fakeOneTimeTokens();
  const users: Pick<Stores["users"], "withId" | "withUsername"> = {
    withId: async () => after,
    withUsername: async () => before,
  };
  const tokens: Pick<Stores["tokens"], "add" | "keepNewest"> = {
    add: async ({ digest, session, device }) => {
      issued.push(`${digest} ${session} ${device}`);
    },
    keepNewest: async () => {},
  };
  const subscriptions: Pick<Stores["subscriptions"], "of"> = {
    of: async () => ({ chosen: null, premiumUntil: null, events: [] }),
  };
  const log = logIn({
    users,
    userWork: async (_owner, work) =>
      work({ users, tokens, secondFactors, oneTimeTokens, subscriptions } as unknown as Stores),
    hasher: {
      hash: async (password) => accepted(`hash of ${password}`),
      verify: async (hash, password, applicant) => {
        verified.push(hash);
        applicants.push(applicant);
        return accepted(hash === `hash of ${password}`);
      },
      decoy: "decoy",
    },
    limits: {
      ...UNLIMITED_LOGINS,
      familiar: {
        remember: async (account, address) => {
          familiar.push(`${account} ${address}`);
        },
        knows: async () => false,
      },
    },
    mint: { newToken: () => "token", digestOf: (token) => `digest of ${token}` },
    newId: () => "session",
    clock: { now: () => 1 },
    deletions: NOTHING_REMEMBERED,
    wordAccountEvent: () => ({ title: "", message: "" }),
  });
  const outcome = log({
    username: "Rui",
    password: "Segredo!1",
    address: "192.0.2.1",
    device: "Firefox no Linux",
  });
  const read = () => factorsRead;
  return { outcome, verified, applicants, issued, familiar, kept: oneTimeTokens.kept, read };
}

describe("a login", () => {
  it("opens a session whose token is stored as its digest only, on its device", async () => {
    const { outcome, issued } = loginWith(RUI, RUI);
    expect(await outcome).toEqual({
      ok: true,
      value: { type: "signed-in", session: { token: "token", user: RUI.user } },
    });
    expect(issued).toEqual(["digest of token session Firefox no Linux"]);
  });

  it("verifies a decoy for a user who does not exist, so that it takes as long", async () => {
    const { outcome, verified } = loginWith(null, null);
    expect(await outcome).toEqual({ ok: false, reason: "bad-credentials" });
    expect(verified).toEqual(["decoy"]);
  });

  it("asks for a code where a second factor is confirmed, and opens nothing yet", async () => {
    const confirmed: StoredTotp = { sealed: "s", madeAt: 1, confirmedAt: 1, lastStep: null };
    const { outcome, issued, familiar, kept } = loginWith(RUI, RUI, confirmed);
    expect(await outcome).toEqual({ ok: true, value: { type: "code-wanted", challenge: "token" } });
    expect([issued, familiar]).toEqual([[], []]);
    const passwordDigest = `digest of ${RUI.passwordHash}`;
    const purpose = { kind: "code", owner: RUI.user.id, passwordDigest };
    const times = { madeAt: 1, expiresAt: 1 + LIFETIMES.code, tries: 0 };
    expect([...kept]).toEqual([["digest of token", { ...purpose, ...times }]]);
    const begun = loginWith(RUI, RUI, { ...confirmed, confirmedAt: null });
    expect(await begun.outcome).toMatchObject({ ok: true, value: { type: "signed-in" } });
  });

  it("asks for no second factor before the password is right, so that a wrong one takes as long", async () => {
    const confirmed: StoredTotp = { sealed: "s", madeAt: 1, confirmedAt: 1, lastStep: null };
    const wrong = { ...RUI, passwordHash: "hash of another" };
    for (const account of [null, wrong]) {
      const { outcome, read } = loginWith(account, account, confirmed);
      expect(await outcome).toEqual({ ok: false, reason: "bad-credentials" });
      expect(read()).toBe(0);
    }
  });

  it.each([
    ["nobody", null, false],
    ["a user", RUI, false],
    ["an administrator", IVA, true],
  ])("applies for its address and the account of %s", async (_, account, administers) => {
    const { outcome, applicants } = loginWith(account, account);
    await outcome;
    expect(applicants).toEqual([{ origin: "192.0.2.1", account: "rui", administers }]);
  });

  it("makes its address familiar, but only once there is a session", async () => {
    const { outcome, familiar } = loginWith(RUI, RUI);
    await outcome;
    expect(familiar).toEqual(["rui 192.0.2.1"]);
    const suspended: Account = { ...RUI, user: { ...RUI.user, status: "suspended" } };
    for (const refused of [
      loginWith(null, null),
      loginWith(RUI, null),
      loginWith(RUI, suspended),
    ]) {
      await refused.outcome;
      expect(refused.familiar).toEqual([]);
    }
  });

  it.each([
    ["got a new password", { ...RUI, passwordHash: "another" }, "bad-credentials"],
    ["was deleted", null, "bad-credentials"],
    ["was suspended", { ...RUI, user: { ...RUI.user, status: "suspended" } }, "suspended"],
  ] as const)("fails if the account %s while it went on", async (_, after, reason) => {
    const { outcome, issued } = loginWith(RUI, after);
    expect(await outcome).toEqual({ ok: false, reason });
    expect(issued).toEqual([]);
  });
});
