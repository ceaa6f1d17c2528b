import { vi } from "vitest";
import type { AdminCopies } from "../../../src/application/administration/admin-copies.ts";
import type { AdminSettingsCalls } from "../../../src/application/administration/admin-settings.ts";
import type { Clipboard } from "../../../src/application/device/clipboard.ts";
import type { UserAccounts } from "../../../src/application/administration/user-accounts.ts";
import { startAdmin } from "../../../src/composition/features/admin.ts";
import { cachedPromise } from "../../../src/ui/cached-promise.ts";
import type { ListedUser } from "../../../src/domain/users/account-change.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { fakeAdminCopies } from "../../support/fakes/fake-admin-copies.ts";
import { fakeAdminSettings } from "../../support/fakes/fake-admin-settings.ts";
import { fakeConfirmation } from "../../support/fakes/fake-confirmation.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { fakeUserAccounts } from "../../support/fakes/fake-user-accounts.ts";
import { listedUserWith } from "../../support/listed-users.ts";
import { startSignedInPage } from "./page-actors.ts";
import { renderApp } from "./render-app.tsx";
import { userWith } from "../../support/users.ts";

/** The administrator who looks at the screen, as a session and as a row of the list. */
export const ADMIN: User = userWith({ username: "admin", role: "admin" });
const ADMIN_ROW: ListedUser = listedUserWith({
  id: ADMIN.id,
  username: "admin",
  email: "chefe@fincontrol.example",
  role: "admin",
});

const REFUSING: Clipboard = { copy: () => Promise.reject(new Error("not allowed")) };

type Case = {
  readonly users?: readonly ListedUser[];
  readonly calls?: Partial<UserAccounts>;
  readonly settings?: Partial<AdminSettingsCalls>;
  readonly copies?: AdminCopies;
  readonly guarded?: readonly string[];
  readonly user?: User;
  /** What the browser's question is answered with. */
  readonly sure?: boolean;
  readonly clipboard?: Clipboard;
};

/** Renders the administration at an address, with its real actors over accounts in memory. */
export async function renderAdmin(path: string, options: Case = {}) {
  const { users = [], calls, user = ADMIN, sure = true, clipboard = REFUSING } = options;
  const kept = fakeUserAccounts({
    users: [ADMIN_ROW, ...users],
    admin: ADMIN_ROW,
    guarded: options.guarded ?? [],
  });
  const accounts: UserAccounts = { ...kept, ...calls };
  const { asked, confirmation } = fakeConfirmation(sure);
  const { session } = await startSignedInPage({ user });
  const sent = vi.spyOn(session, "send");
  // Fetched here, so that no test waits for them.
  await import("../../../src/ui/screens/admin/AdminScreen.tsx");
  await import("../../../src/ui/screens/admin/users/UserList.tsx");
  const started = vi.fn<() => void>();
  const app = await renderApp({
    path,
    user,
    features: {
      admin: cachedPromise(async () => {
        started();
        return startAdmin({
          accounts,
          settings: { ...fakeAdminSettings(), ...options.settings },
          copies: options.copies ?? fakeAdminCopies(),
          clipboard,
          confirmation,
          ids: fakeIds(),
          session,
          notify: (notice) => app.actors.toast.send({ type: "NOTIFY", notice }),
          reload: () => void app.router.invalidate(),
        });
      }),
    },
  });
  const all = () => kept.list({ search: "", limit: 999, skip: 0 });
  return { ...app, all, asked, sent, started };
}
