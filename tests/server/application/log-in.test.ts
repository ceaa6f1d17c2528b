import { describe, expect, it } from "vitest";
import { userId } from "../../../src/domain/shared/ids.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { newUser } from "../../../server/application/new-user.ts";
import type { Applicant } from "../../../server/application/ports/password-hasher.ts";
import type { Stores } from "../../../server/application/ports/stores.ts";
import type { Account } from "../../../server/application/ports/users.ts";
import { logIn } from "../../../server/application/use-cases/log-in.ts";
import { NOTHING_REMEMBERED } from "../support/nothing-remembered.ts";
import { UNLIMITED_LOGINS } from "../support/unlimited-logins.ts";

const RUI: Account = {
  user: newUser({ id: userId("rui"), username: "rui", email: "rui@exemplo.pt", role: "normal" }),
  passwordHash: "hash of Segredo!1",
  leavesAt: null,
};

const IVA: Account = { ...RUI, user: { ...RUI.user, role: "admin" } };

/** A login while which the account may become another: `before` is verified, `after` is under the lock. */
function loginWith(before: Account | null, after: Account | null) {
  const verified: string[] = [];
  const applicants: Applicant[] = [];
  const familiar: string[] = [];
  const issued: string[] = [];
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
  const log = logIn({
    users,
    userWork: async (_owner, work) => work({ users, tokens } as unknown as Stores),
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
  });
  const outcome = log({
    username: "Rui",
    password: "Segredo!1",
    address: "192.0.2.1",
    device: "Firefox no Linux",
  });
  return { outcome, verified, applicants, issued, familiar };
}

describe("a login", () => {
  it("opens a session whose token is stored as its digest only, on its device", async () => {
    const { outcome, issued } = loginWith(RUI, RUI);
    expect(await outcome).toEqual({ ok: true, value: { token: "token", user: RUI.user } });
    expect(issued).toEqual(["digest of token session Firefox no Linux"]);
  });

  it("verifies a decoy for a user who does not exist, so that it takes as long", async () => {
    const { outcome, verified } = loginWith(null, null);
    expect(await outcome).toEqual({ ok: false, reason: "bad-credentials" });
    expect(verified).toEqual(["decoy"]);
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
