import { describe, expect, it } from "vitest";
import type { UserAccounts } from "../../../src/application/administration/user-accounts.ts";
import type { AccountChange } from "../../../src/domain/users/account-change.ts";
import type { NewAccount } from "../../../src/domain/users/new-account.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { failuresOf, type Lines } from "./lines.ts";

export type OpenUserAccounts = Lines<UserAccounts> & {
  /** The username of the administrator who makes the calls. */
  readonly admin: string;
};

const rejected = (status: number, detail: string) => ({ type: "rejected", status, detail });

let made = 0;

/** A part of a username that nobody else has. */
const newPrefix = () => `grupo${(made += 1)}z`;

const accountOf = (username: string, changes: Partial<NewAccount> = {}): NewAccount => ({
  username,
  email: `${username}@exemplo.pt`,
  password: "Segredo!1",
  role: "normal",
  ...changes,
});

const SUSPENSION: AccountChange = { type: "status", status: "suspended" };

/** What every keeper of everybody's accounts does for an administrator. */
export function userAccountsSuite(open: () => Promise<OpenUserAccounts>): void {
  const opened = async () => {
    const { signedIn: accounts, admin } = await open();
    const prefix = newPrefix();
    const make = async (suffix: string, changes?: Partial<NewAccount>) => {
      const account = accountOf(`${prefix}_${suffix}`, changes);
      await accounts.create(account, `key-${account.username}`);
      return account.username;
    };
    const found = (search = prefix, limit = 50, skip = 0) => accounts.list({ search, limit, skip });
    const names = async (...asked: Parameters<typeof found>) =>
      (await found(...asked)).map(({ username }) => username);
    return { accounts, admin, prefix, make, found, names };
  };

  describe("the accounts of all users", () => {
    it("begin active and free, in the role that they were made with", async () => {
      const { make, found } = await opened();
      const normal = await make("a");
      const admin = await make("b", { role: "admin" });
      expect(await found()).toEqual(
        [normal, admin].map((username) => ({
          id: expect.any(String) as unknown,
          username,
          email: `${username}@exemplo.pt`,
          role: username === admin ? "admin" : "normal",
          plan: "free",
          status: "active",
          leavesAt: null,
        })),
      );
    });

    it("are found by any part of username or email, whatever its case", async () => {
      const { make, names, prefix } = await opened();
      const ana = await make("Ana", { email: `${prefix}.um@exemplo.pt` });
      const rui = await make("Rui", { email: `outro.${prefix}@exemplo.pt` });
      expect(await names()).toEqual([ana, rui]);
      expect(await names(`${prefix.toUpperCase()}_ANA`)).toEqual([ana]);
      expect(await names(`OUTRO.${prefix}@`)).toEqual([rui]);
      expect(await names(`${prefix}%`)).toEqual([]);
    });

    it("are listed in parts, by username", async () => {
      const { make, names } = await opened();
      const [c, a, b] = [await make("c"), await make("a"), await make("B")];
      expect(await names(undefined, 2)).toEqual([a, b]);
      expect(await names(undefined, 2, 2)).toEqual([c]);
      expect(await names(undefined, 2, 4)).toEqual([]);
    });

    it("are made once, however often they are sent under one key", async () => {
      const { accounts, names, prefix } = await opened();
      const account = accountOf(`${prefix}_a`);
      await accounts.create(account, `${prefix}-key`);
      await accounts.create(account, `${prefix}-key`);
      expect(await names()).toEqual([account.username]);
    });

    it("have a username and an email of their own, and a password under the rules", async () => {
      const { accounts, make, names, prefix } = await opened();
      const first = await make("a");
      const refusal = async (account: NewAccount, status: number, detail: string) =>
        expect(accounts.create(account, `key-${account.email}`)).rejects.toMatchObject(
          rejected(status, detail),
        );
      await refusal(
        accountOf(first.toUpperCase(), { email: `${prefix}@exemplo.pt` }),
        409,
        serverProblems["username-taken"],
      );
      await refusal(
        accountOf(`${prefix}_b`, { email: `${first}@exemplo.pt` }),
        409,
        serverProblems["email-taken"],
      );
      await refusal(
        accountOf(`${prefix}_b`, { password: "curta" }),
        422,
        fieldIssues["password-too-short"],
      );
      expect(await names()).toEqual([first]);
    });

    it("change their plan and their status, one by one, and back", async () => {
      const { accounts, make, found } = await opened();
      const [kept, touched] = [await make("a"), await make("b")];
      await accounts.change(touched, { type: "plan", plan: "premium" });
      await accounts.change(touched, SUSPENSION);
      expect(await found()).toMatchObject([
        { username: kept, plan: "free", status: "active" },
        { username: touched, plan: "premium", status: "suspended" },
      ]);
      await accounts.change(touched, { type: "status", status: "active" });
      await accounts.change(touched, { type: "plan", plan: "free" });
      expect(await found(touched)).toMatchObject([{ plan: "free", status: "active" }]);
    });

    it("take a new password under the rules alone", async () => {
      const { accounts, make } = await opened();
      const username = await make("a");
      await accounts.change(username, { type: "password", password: "Outra!senha2" });
      await expect(
        accounts.change(username, { type: "password", password: "semnumeros" }),
      ).rejects.toEqual({
        ...rejected(422, fieldIssues["password-no-digit"]),
        field: "new_password",
      });
    });

    it("get a link by which their password is replaced, another one each time", async () => {
      const { accounts, make } = await opened();
      const username = await make("a");
      const links = [await accounts.recoveryLink(username), await accounts.recoveryLink(username)];
      for (const link of links) expect(link).toMatch(/\/recuperar#[\w-]{43}$/);
      expect(new Set(links).size).toBe(2);
      await expect(accounts.recoveryLink("ninguem_assim")).rejects.toEqual(
        rejected(404, serverProblems["no-such-user"]),
      );
    });

    it("are removed once", async () => {
      const { accounts, make, names } = await opened();
      const [kept, gone] = [await make("a"), await make("b")];
      await accounts.remove(gone);
      expect(await names()).toEqual([kept]);
      const missing = rejected(404, serverProblems["no-such-user"]);
      await expect(accounts.remove(gone)).rejects.toEqual(missing);
      await expect(accounts.change(gone, SUSPENSION)).rejects.toEqual(missing);
    });

    it("are neither suspended nor removed by their own administrator", async () => {
      const { accounts, admin, names } = await opened();
      const refusal = rejected(409, serverProblems["own-account"]);
      await expect(accounts.change(admin, SUSPENSION)).rejects.toEqual(refusal);
      await expect(accounts.remove(admin)).rejects.toEqual(refusal);
      expect(await names(admin)).toContain(admin);
    });

    it("without a second factor have none to remove, and neither does nobody", async () => {
      const { accounts, make } = await opened();
      await expect(accounts.removeFactor(await make("a"))).rejects.toEqual(
        rejected(409, serverProblems["no-factor"]),
      );
      await expect(accounts.removeFactor("ninguem")).rejects.toEqual(
        rejected(404, serverProblems["no-such-user"]),
      );
    });

    it("are counted, all and by kind", async () => {
      const { accounts, make } = await opened();
      const before = await accounts.overview();
      const suspended = await make("a");
      await make("b", { role: "admin" });
      await accounts.change(suspended, SUSPENSION);
      await accounts.change(suspended, { type: "plan", plan: "premium" });
      expect(await accounts.overview()).toEqual({
        total: before.total + 2,
        active: before.active + 1,
        suspended: before.suspended + 1,
        premium: before.premium + 1,
        admins: before.admins + 1,
      });
    });

    it("reject every call of an ended session as unauthenticated, and while cut off as offline", async () => {
      const { signedOut, cutOff } = await open();
      const calls = (port: UserAccounts) => [
        port.list({ search: "", limit: 1, skip: 0 }),
        port.overview(),
        port.create(accountOf("ninguem"), "key"),
        port.change("ninguem", SUSPENSION),
        port.remove("ninguem"),
        port.removeFactor("ninguem"),
        port.recoveryLink("ninguem"),
      ];
      expect(await failuresOf(calls(signedOut))).toEqual(Array(7).fill("unauthenticated"));
      expect(await failuresOf(calls(cutOff))).toEqual(Array(7).fill("offline"));
    });
  });
}
