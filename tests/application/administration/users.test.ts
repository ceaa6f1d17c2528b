import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeAccount } from "../../../src/application/administration/change-account.ts";
import { loadUsers, USERS_PER_PAGE } from "../../../src/application/administration/load-users.ts";
import { fakeUserAccounts } from "../../support/fakes/fake-user-accounts.ts";
import { listedUserWith } from "../../support/listed-users.ts";
import { runs } from "../../support/runs.ts";

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    listedUserWith({ username: `pessoa_${String(index).padStart(5, "0")}` }),
  );

describe("the pages of the list of users", () => {
  it("hold every user once, in order, and only the last has none after it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 210 }), async (count) => {
        const users = many(count);
        const load = loadUsers(fakeUserAccounts({ users }));
        const pages = Math.ceil(count / USERS_PER_PAGE);
        const loaded = await Promise.all(
          Array.from({ length: pages }, (_, index) => load({ search: "", page: index + 1 })),
        );
        expect(loaded.flatMap((page) => page.users)).toEqual(users);
        expect(loaded.map(({ more }) => more)).toEqual(loaded.map((_, index) => index < pages - 1));
      }),
      { numRuns: runs(30) },
    );
  });

  it("say what they were asked for, and are empty beyond the end", async () => {
    const load = loadUsers(fakeUserAccounts({ users: many(50) }));
    expect(await load({ search: "pessoa", page: 2 })).toEqual({
      search: "pessoa",
      page: 2,
      users: [],
      more: false,
    });
  });

  it("are those of the search alone", async () => {
    const load = loadUsers(fakeUserAccounts({ users: many(60) }));
    const { users, more } = await load({ search: "_0005", page: 1 });
    expect([users.length, more]).toEqual([10, false]);
  });
});

describe("a change of an account", () => {
  it("reaches the account that its dialog was opened for, and no other", async () => {
    const [ana, rui] = [listedUserWith({ username: "ana" }), listedUserWith({ username: "rui" })];
    const accounts = fakeUserAccounts({ users: [ana, rui] });
    const draft = { type: "plan", plan: "premium" } as const;
    const change = changeAccount(accounts);
    await change({ mode: { type: "edit", id: rui }, draft, key: "key" });
    await change({ mode: { type: "create" }, draft, key: "key" });
    expect(await accounts.list({ search: "", limit: 9, skip: 0 })).toEqual([
      ana,
      { ...rui, plan: "premium" },
    ]);
  });
});
