import { describe, expect, it } from "vitest";
import type { Accounts } from "../../../src/application/accounts/accounts.ts";
import type { Credentials, Entrances } from "../../../src/application/login/entrances.ts";
import type { Registrations } from "../../../src/application/login/registrations.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { sessionIn } from "../../support/session-in.ts";
import { failuresOf } from "./lines.ts";

/** All that visitors and users do with accounts. */
export type EveryAccount = Accounts & Entrances & Registrations;

/** Accounts, and how to say which token the running session has. */
export type OpenAccounts = {
  readonly accounts: EveryAccount;
  readonly cutOff: EveryAccount;
  readonly hold: (token: string | null) => void;
};

const PASSWORD = "Segredo!1";
const UNAUTHENTICATED = { type: "unauthenticated" };

let people = 0;

/** A registration that nobody else has made. */
function newRegistration() {
  const username = `Conta_${(people += 1)}`;
  return { username, email: `${username}@exemplo.pt`, password: PASSWORD };
}

const logIn = (
  accounts: Entrances,
  { username, password }: Credentials,
  comesBack = false,
): ReturnType<Entrances["enter"]> =>
  accounts.enter({ by: "password", username, password, comesBack });

/** What every keeper of accounts does. */
export function accountsSuite(open: () => Promise<OpenAccounts>): void {
  const signedIn = async () => {
    const opened = await open();
    const registration = newRegistration();
    const user = await opened.accounts.register(registration);
    const session = sessionIn(await logIn(opened.accounts, registration));
    opened.hold(session.token);
    return { ...opened, registration, user, session };
  };

  describe("accounts", () => {
    it("begin free, active and normal", async () => {
      const { accounts } = await open();
      const { username, email, password } = newRegistration();
      const user = await accounts.register({ username, email, password });
      expect(user).toEqual({
        id: user.id,
        username,
        email,
        role: "normal",
        status: "active",
        plan: "free",
        subscriptionActive: false,
        policyAccepted: false,
      });
    });

    it("that stay are come back to as they are signed in to", async () => {
      const { accounts, cutOff, registration, user } = await signedIn();
      expect(sessionIn(await logIn(accounts, registration, true)).user).toEqual(user);
      const wrong = { ...registration, password: "Outra-senha!2" };
      expect(
        await failuresOf([logIn(accounts, wrong, true), logIn(cutOff, registration, true)]),
      ).toEqual(["rejected", "offline"]);
    });

    it("open to their username and password, whatever the case of the username", async () => {
      const { accounts, registration, user, session } = await signedIn();
      expect(session.user).toEqual(user);
      const username = registration.username.toUpperCase();
      const another = sessionIn(await logIn(accounts, { username, password: PASSWORD }));
      expect(another.user).toEqual(user);
      expect(another.token).not.toBe(session.token);
    });

    it("refuse a wrong password and an unknown user alike, which ends no session", async () => {
      const { accounts, registration, user } = await signedIn();
      const refusal = {
        type: "rejected",
        status: 401,
        detail: serverProblems["bad-credentials"],
      };
      const wrong = logIn(accounts, { username: registration.username, password: "x" });
      await expect(wrong).rejects.toEqual(refusal);
      const unknown = logIn(accounts, { username: "ninguem_assim", password: PASSWORD });
      await expect(unknown).rejects.toEqual(refusal);
      expect(await accounts.me()).toEqual(user);
    });

    it("refuse a name that is taken, whatever its case", async () => {
      const { accounts, registration } = await signedIn();
      const username = registration.username.toLowerCase();
      const again = accounts.register({ ...newRegistration(), username });
      const detail = serverProblems["username-taken"];
      await expect(again).rejects.toMatchObject({
        type: "rejected",
        status: 409,
        detail,
        field: "username",
      });
    });

    it.each([
      ["a short password", { password: "x!1" }, "password-too-short"],
      ["a password without a digit", { password: "Segredo!!" }, "password-no-digit"],
      ["a password of letters and digits", { password: "Segredo11" }, "password-no-special"],
      ["a username with a space", { username: "ana maria" }, "bad-username"],
    ] as const)("refuse %s in one sentence", async (_, fields, issue) => {
      const { accounts } = await open();
      const attempt = accounts.register({ ...newRegistration(), ...fields });
      const [field] = Object.keys(fields);
      const detail = fieldIssues[issue];
      await expect(attempt).rejects.toEqual({ type: "rejected", status: 422, detail, field });
    });

    it("tell who is signed in", async () => {
      const { accounts, user } = await signedIn();
      expect(await accounts.me()).toEqual(user);
    });

    it("know nobody without a token, or by one that they never gave", async () => {
      const { accounts, hold } = await signedIn();
      for (const token of [null, "nunca-dado"]) {
        hold(token);
        await expect(accounts.me()).rejects.toEqual(UNAUTHENTICATED);
        await expect(accounts.logOut(token ?? "")).rejects.toEqual(UNAUTHENTICATED);
      }
    });

    it("forget one session at its logout, and no other", async () => {
      const { accounts, hold, registration, user, session } = await signedIn();
      const other = sessionIn(await logIn(accounts, registration));
      await accounts.logOut(session.token);
      await expect(accounts.me()).rejects.toEqual(UNAUTHENTICATED);
      hold(other.token);
      expect(await accounts.me()).toEqual(user);
    });

    it("reject every call as offline while nobody answers", async () => {
      const { cutOff } = await open();
      const calls = [
        logIn(cutOff, newRegistration()),
        cutOff.register(newRegistration()),
        cutOff.logOut("nunca-dado"),
        cutOff.me(),
      ];
      expect(await failuresOf(calls)).toEqual(Array(4).fill("offline"));
    });
  });
}
