import { describe, expect, it } from "vitest";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import type { Applicant } from "../../../server/application/login/password-hasher.ts";
import { register } from "../../../server/application/login/register.ts";

/** A registration of Rui at a time when passwords are hashed, or too many wait for that. */
async function registration(isBusy: boolean) {
  const counted: string[] = [];
  const applicants: Applicant[] = [];
  const outcome = await register({
    users: {
      conflictOf: async () => null,
      add: async ({ user }) => accepted(user),
    },
    hasher: {
      hash: async (password, applicant) => {
        applicants.push(applicant);
        return isBusy ? refused("busy") : accepted(`hash of ${password}`);
      },
      verify: async () => refused("busy"),
      decoy: "decoy",
    },
    limit: {
      take: async (key) => {
        counted.push(key);
        return accepted(null);
      },
      giveBack: async (key) => {
        counted.splice(counted.indexOf(key), 1);
      },
    },
    newId: () => "new",
    clock: { now: () => 1 },
  })({ username: "Rui", email: "rui@exemplo.pt", password: "Segredo!1" }, "192.0.2.1");
  return { outcome, counted, applicants };
}

describe("a registration", () => {
  it("counts for its address, and waits there under its name", async () => {
    const { outcome, counted, applicants } = await registration(false);
    expect(outcome).toEqual(
      accepted({
        id: "new",
        username: "Rui",
        email: "rui@exemplo.pt",
        role: "normal",
        status: "active",
        plan: "free",
        subscriptionActive: false,
        policyAccepted: false,
      }),
    );
    expect(counted).toEqual(["192.0.2.1"]);
    expect(applicants).toEqual([{ origin: "192.0.2.1", account: "rui", administers: false }]);
  });

  it("that is told to wait does not count", async () => {
    const { outcome, counted } = await registration(true);
    expect(outcome).toEqual(refused("busy"));
    expect(counted).toEqual([]);
  });
});
