import { describe, expect, it } from "vitest";
import { userId } from "../../../src/domain/shared/ids.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { newUser } from "../../../server/application/new-user.ts";
import type { Stores } from "../../../server/application/ports/stores.ts";
import type { Account } from "../../../server/application/ports/users.ts";
import { logIn } from "../../../server/application/use-cases/log-in.ts";

const RUI: Account = {
  user: newUser({ id: userId("rui"), username: "rui", email: "rui@exemplo.pt", role: "normal" }),
  passwordHash: "hash of Segredo!1",
};

const unlimited = { take: async () => accepted(null), giveBack: async () => {} };

/** A login while which the account may become another: `before` is verified, `after` is under the lock. */
function loginWith(before: Account | null, after: Account | null) {
  const verified: string[] = [];
  const issued: string[] = [];
  const users: Pick<Stores["users"], "withId" | "withUsername"> = {
    withId: async () => after,
    withUsername: async () => before,
  };
  const tokens: Stores["tokens"] = {
    holderOf: async () => null,
    add: async (digest) => {
      issued.push(digest);
    },
    markUsed: async () => {},
    remove: async () => {},
    keepNewest: async () => {},
  };
  const log = logIn({
    users,
    unitOfWork: async (_owner, work) => work({ users, tokens } as Stores),
    hasher: {
      hash: async (password) => accepted(`hash of ${password}`),
      verify: async (hash, password) => {
        verified.push(hash);
        return accepted(hash === `hash of ${password}`);
      },
      decoy: "decoy",
    },
    limits: { perAccount: unlimited, perAddress: unlimited },
    mint: { newToken: () => "token", digestOf: (token) => `digest of ${token}` },
    clock: { now: () => 1 },
  });
  const outcome = log({ username: "rui", password: "Segredo!1", address: "192.0.2.1" });
  return { outcome, verified, issued };
}

describe("a login", () => {
  it("opens a session whose token is stored as its digest only", async () => {
    const { outcome, issued } = loginWith(RUI, RUI);
    expect(await outcome).toEqual({ ok: true, value: { token: "token", user: RUI.user } });
    expect(issued).toEqual(["digest of token"]);
  });

  it("verifies a decoy for a user who does not exist, so that it takes as long", async () => {
    const { outcome, verified } = loginWith(null, null);
    expect(await outcome).toEqual({ ok: false, reason: "bad-credentials" });
    expect(verified).toEqual(["decoy"]);
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
