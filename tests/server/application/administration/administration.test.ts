import { describe, expect, it } from "vitest";
import { userId } from "../../../../src/domain/shared/ids.ts";
import { accepted, refused } from "../../../../src/domain/shared/result.ts";
import type { AccountChange } from "../../../../src/domain/users/account-change.ts";
import type { User } from "../../../../src/domain/users/user.ts";
import { accountEventText } from "../../../../src/text/profile/account-events.ts";
import { newUser } from "../../../../server/application/login/new-user.ts";
import type { NewNotification } from "../../../../server/application/notifications/notifications.ts";
import type {
  Applicant,
  PasswordHasher,
} from "../../../../server/application/login/password-hasher.ts";
import type { Stores } from "../../../../server/application/stores.ts";
import { changeAccount } from "../../../../server/application/administration/change-account.ts";
import { createAccount } from "../../../../server/application/administration/create-account.ts";

const userNamed = (username: string, changes: Partial<User> = {}): User => ({
  ...newUser({ id: userId(username), username, email: `${username}@exemplo.pt`, role: "admin" }),
  ...changes,
});

const [ANA, RUI] = [userNamed("ana"), userNamed("rui")];
const SUSPEND: AccountChange = { type: "status", status: "suspended" };

const hasher: PasswordHasher = {
  hash: async (password) => accepted(`hash of ${password}`),
  verify: async (hash, password) => accepted(hash === `hash of ${password}`),
  decoy: "decoy",
};

/** What ana does to rui, where under the locks there are only those that are given. */
function anaAmong(there: readonly User[], hashes = hasher, leaving: readonly User[] = []) {
  const leavesAt = (user: User) => (leaving.includes(user) ? 9 : null);
  const written: User[] = [];
  const users = {
    withId: async (id) => {
      const user = there.find((one) => one.id === id);
      return user === undefined ? null : { user, passwordHash: "hash", leavesAt: leavesAt(user) };
    },
    countActiveAdmins: async () =>
      there.filter(
        (one) => one.role === "admin" && one.status === "active" && !leaving.includes(one),
      ).length,
    replace: async ({ user }) => {
      written.push(user);
    },
    add: async ({ user }) => {
      written.push(user);
      return accepted(user);
    },
  } satisfies Partial<Stores["users"]>;
  const told: NewNotification[] = [];
  const notifications = {
    addNew: async (_owner, added) => {
      told.push(...added);
      return added.length;
    },
  } satisfies Partial<Stores["notifications"]>;
  const tokens = { keepNewest: async () => {} };
  const oneTimeTokens = { removeOf: async () => {} };
  const stores = { users, tokens, oneTimeTokens, notifications } as unknown as Stores;
  const before = async () => ({ user: RUI, passwordHash: "hash", leavesAt: null });
  const ports = {
    users: { ...stores.users, withUsername: before },
    hasher: hashes,
    administrativeWork: <Outcome>(_id: string, work: (all: Stores) => Promise<Outcome>) =>
      work(stores),
    userWork: <Outcome>(_id: string, work: (all: Stores) => Promise<Outcome>) => work(stores),
    withDiskReserve: <Outcome>(work: () => Promise<Outcome>) => work(),
    newId: () => "new",
    clock: { now: () => 1 },
    wordAccountEvent: accountEventText,
  };
  return {
    written,
    told,
    change: (change: AccountChange) => changeAccount(ports)(ANA, "rui", change),
    create: () =>
      createAccount(ports)(
        ANA,
        { username: "eva", email: "eva@exemplo.pt", password: "Segredo!1", role: "admin" },
        null,
      ),
  };
}

describe("an administrator", () => {
  it("changes an account that is as it was when the call was let in", async () => {
    const { change, written } = anaAmong([ANA, RUI]);
    const suspended = { ...RUI, status: "suspended" };
    expect(await change(SUSPEND)).toEqual(accepted({ ...suspended, leavesAt: null }));
    expect(written).toEqual([suspended]);
  });

  it("tells whose password was changed, and nobody of anything else", async () => {
    const { change, told } = anaAmong([ANA, RUI]);
    await change(SUSPEND);
    expect(told).toEqual([]);
    await change({ type: "password", password: "Segredo!1" });
    expect(told.map(({ title }) => title)).toEqual(["Senha alterada"]);
  });

  it.each([
    ["suspended", userNamed("ana", { status: "suspended" })],
    ["a normal user", userNamed("ana", { role: "normal" })],
    ["gone", userNamed("outra")],
  ])("who is %s by then changes and makes nothing", async (_, ana) => {
    const { change, create, written } = anaAmong([ana, RUI, userNamed("eva")]);
    const plan = { type: "plan", plan: "premium" } as const;
    for (const wanted of [SUSPEND, plan])
      expect(await change(wanted)).toEqual(refused("unauthenticated"));
    expect(await create()).toEqual(refused("unauthenticated"));
    expect(written).toEqual([]);
  });

  it("does not suspend the last active one, even when let in before being suspended", async () => {
    const { change, written } = anaAmong([userNamed("ana", { status: "suspended" }), RUI]);
    expect(await change(SUSPEND)).toEqual(refused("last-admin"));
    expect(written).toEqual([]);
  });

  it("who leaves changes and makes nothing", async () => {
    const { change, create, written } = anaAmong([ANA, RUI, userNamed("eva")], hasher, [ANA]);
    expect(await change({ type: "plan", plan: "premium" })).toEqual(refused("unauthenticated"));
    expect(await create()).toEqual(refused("unauthenticated"));
    expect(written).toEqual([]);
  });

  it("suspends whoever leaves: nobody misses them as an administrator", async () => {
    const { change, written } = anaAmong([ANA, RUI], hasher, [RUI]);
    expect(await change(SUSPEND)).toMatchObject({ ok: true });
    expect(written).toHaveLength(1);
  });

  it("finds nobody where the account is gone by then", async () => {
    const { change, written } = anaAmong([ANA]);
    expect(await change(SUSPEND)).toEqual(refused("no-such-user"));
    expect(written).toEqual([]);
  });

  it("has passwords hashed before others, on behalf of the own session", async () => {
    const applicants: Applicant[] = [];
    const noting: PasswordHasher = {
      ...hasher,
      hash: async (password, applicant) => {
        applicants.push(applicant);
        return hasher.hash(password, applicant);
      },
    };
    const { change, create } = anaAmong([ANA, RUI], noting);
    await change({ type: "password", password: "Segredo!1" });
    await create();
    const ana = { origin: "ana", account: "ana", administers: true };
    expect(applicants).toEqual([ana, ana]);
  });

  it("is told to wait when too many passwords are being hashed, and nothing is written", async () => {
    const busy: PasswordHasher = { ...hasher, hash: async () => refused("busy") };
    const { change, create, written } = anaAmong([ANA, RUI], busy);
    expect(await change({ type: "password", password: "Segredo!1" })).toEqual(refused("busy"));
    expect(await create()).toEqual(refused("busy"));
    expect(written).toEqual([]);
  });
});
