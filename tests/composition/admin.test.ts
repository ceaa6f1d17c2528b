import { createActor } from "xstate";
import { expect, it } from "vitest";
import { sessionMachine } from "../../src/application/login/session.machine.ts";
import { startAdmin } from "../../src/composition/features/admin.ts";
import { fakeAdminCopies } from "../support/fakes/fake-admin-copies.ts";
import { fakeAdminSettings } from "../support/fakes/fake-admin-settings.ts";
import { fakeConfirmation } from "../support/fakes/fake-confirmation.ts";
import { fakeIds } from "../support/fakes/fake-ids.ts";
import { fakeUserAccounts } from "../support/fakes/fake-user-accounts.ts";
import { listedUserWith } from "../support/listed-users.ts";

it("the administration forgets of accounts that are shown no more all but what is under way", () => {
  const admin = listedUserWith({ username: "chefe" });
  const { actors } = startAdmin({
    accounts: {
      ...fakeUserAccounts({ users: [admin], admin }),
      change: () => Promise.withResolvers<void>().promise,
    },
    settings: fakeAdminSettings(),
    copies: fakeAdminCopies(),
    clipboard: { copy: () => Promise.resolve() },
    confirmation: fakeConfirmation(true).confirmation,
    ids: fakeIds(),
    session: createActor(sessionMachine),
    notify: () => undefined,
    reload: () => undefined,
  });
  const [busy, idle, ...others] = Array.from({ length: 200 }, (_, index) =>
    listedUserWith({ username: `pessoa_${index}` }),
  );
  const [kept, forgotten] = [actors.actionsOf(busy!), actors.actionsOf(idle!)];
  kept.send({ type: "DO", of: { type: "change-status", status: "suspended" } });
  const all = others.map((user) => actors.actionsOf(user));
  const page = others.slice(-50).map((user) => actors.actionsOf(user));
  expect(page.every((actions, at) => actions === all.at(at - 50))).toBe(true);
  expect(actors.actionsOf(busy!)).toBe(kept);
  expect(actors.actionsOf(idle!)).not.toBe(forgotten);
});
