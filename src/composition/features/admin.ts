import { loadUsers } from "../../application/use-cases/load-users.ts";
import { browserConfirmation } from "../../infrastructure/browser/browser-confirmation.ts";
import { httpUserAccounts } from "../../infrastructure/http/http-user-accounts.ts";
import type { AdminFeature } from "../../ui/screens/admin/admin-feature.ts";
import { readUserSearch } from "../../ui/screens/admin/user-search-params.ts";
import { bind } from "../bind.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";
import { startAdminActors } from "./admin-actors.ts";

/** Wires the administration when it is first asked for (§2, Admin). */
export function startAdmin(shell: Shell): AdminFeature {
  const { container, page, notify, reload } = shell;
  bind(container, keys.userAccounts, [keys.api], httpUserAccounts);
  bind(container, keys.confirmation, [], () => browserConfirmation(window));
  bind(container, keys.loadUsers, [keys.userAccounts], loadUsers);
  const load = container.get(keys.loadUsers);
  return {
    overview: () => container.get(keys.userAccounts).overview(),
    load: (search) => load(readUserSearch(search)),
    actors: startAdminActors({ container, notify, reload, session: page.session }),
  };
}
