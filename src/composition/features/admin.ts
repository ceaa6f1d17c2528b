import { createActor, fromPromise } from "xstate";
import {
  newsOf,
  actOnAccount,
  type AccountAction,
} from "../../application/administration/act-on-account.ts";
import { failureOf, type Failure } from "../../application/failure.ts";
import type { Form } from "../../application/acts/form.ts";
import { newAccountForm } from "../../application/administration/new-account-form.ts";
import { passwordForm } from "../../application/login/password-form.ts";
import { planForm } from "../../application/administration/plan-form.ts";
import type { ActInput } from "../../application/acts/act.machine.ts";
import { adminSettingsMachine } from "../../application/administration/admin-settings.machine.ts";
import type { SaveInput } from "../../application/acts/form-dialog.machine.ts";
import type { AccountNews, Notice } from "../../application/notice.ts";
import type { AdminSettingsCalls } from "../../application/administration/admin-settings.ts";
import type { Clipboard } from "../../application/device/clipboard.ts";
import type { Confirmation } from "../../application/device/confirmation.ts";
import type { AdminCopies } from "../../application/administration/admin-copies.ts";
import type { UserAccounts } from "../../application/administration/user-accounts.ts";
import { changeAccount } from "../../application/administration/change-account.ts";
import { loadUsers, USERS_PER_PAGE } from "../../application/administration/load-users.ts";
import type { AccountChange, ListedUser } from "../../domain/users/account-change.ts";
import type { NewAccount } from "../../domain/users/new-account.ts";
import { browserClipboard } from "../../infrastructure/browser/browser-clipboard.ts";
import { browserConfirmation } from "../../infrastructure/browser/browser-confirmation.ts";
import { httpAdminCopies } from "../../infrastructure/http/administration/http-admin-copies.ts";
import { httpAdminSettings } from "../../infrastructure/http/administration/http-admin-settings.ts";
import { httpUserAccounts } from "../../infrastructure/http/administration/http-user-accounts.ts";
import { accountTexts } from "../../text/administration/admin.ts";
import type { AccountAct, AdminFeature } from "../../ui/screens/admin/admin-feature.ts";
import { actOf, startAct } from "../actors/acts.ts";
import { startFormDialog } from "../actors/start-form-dialog.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";

const ACCOUNTS = key<UserAccounts>("userAccounts");
const SETTINGS = key<AdminSettingsCalls>("adminSettings");
const COPIES = key<AdminCopies>("adminCopies");
const CLIPBOARD = key<Clipboard>("clipboard");
const CONFIRMATION = key<Confirmation>("confirmation");

/** The number of accounts whose actions are remembered: two pages, the one that is shown and the next. */
const MAX_ACTIONS = 2 * USERS_PER_PAGE;

const QUESTIONS = {
  remove: accountTexts.removeQuestion,
  "remove-factor": accountTexts.removeFactorQuestion,
};

const isFactorMissing = (failure: Failure): boolean =>
  failure.type === "rejected" && failure.code === "segundo_fator";

const needs = {
  accounts: ACCOUNTS,
  settings: SETTINGS,
  copies: COPIES,
  clipboard: CLIPBOARD,
  confirmation: CONFIRMATION,
  ids: keys.ids,
  notify: keys.notify,
  reload: keys.reload,
  session: keys.session,
};

/** The administration of accounts. */
export const adminFeature = feature(
  [
    bind(ACCOUNTS, [keys.api], httpUserAccounts),
    bind(SETTINGS, [keys.api], httpAdminSettings),
    bind(COPIES, [keys.api], httpAdminCopies),
    bind(CLIPBOARD, [], () => browserClipboard(navigator)),
    bind(CONFIRMATION, [], () => browserConfirmation(window)),
  ],
  needs,
  startAdmin,
);

/** Starts the writes of the administration; each success shows a toast and reloads the list. */
export function startAdmin(given: NeedsOf<typeof needs>): AdminFeature {
  const { accounts, clipboard, confirmation, ids, notify, reload, session } = given;
  const tell = (notice: Notice) => {
    notify(notice);
    reload();
  };
  const done = (news: AccountNews) => tell({ type: "account-changed", news });
  /** Applies a change of an administrator's own account to their session at once. */
  const follow = ({ id }: ListedUser) => {
    if (id === session.getSnapshot().context.session?.user.id) session.send({ type: "REFRESH" });
  };

  const creation = startFormDialog(
    newAccountForm,
    ids,
    ({ draft, key: as }: SaveInput<NewAccount, never>) => accounts.create(draft, as),
  );
  creation.on("SAVED", () => done({ type: "created" }));

  const dialog = <Fields>(form: Form<Fields, AccountChange>) =>
    startFormDialog(form, ids, async (input: SaveInput<AccountChange, ListedUser>) => {
      await changeAccount(accounts)(input);
      done(newsOf(input.draft));
      if (input.mode.type === "edit") follow(input.mode.id);
    });

  const actOn = actOnAccount(accounts, (deed, username) =>
    confirmation.ask(QUESTIONS[deed](username)),
  );
  const actionsFor = (username: string) => {
    const act = startAct(({ of: deed }: ActInput<AccountAction>) => actOn(username, deed));
    act.on("DONE", ({ answer: news }) => {
      if (news !== null) done(news);
    });
    // The account may have changed since it was listed, or be gone.
    act.on("FAILED", ({ of: { type: action }, failure }) =>
      tell({ type: "account-failed", action, failure }),
    );
    return act;
  };

  const security = createActor(
    adminSettingsMachine.provide({
      actors: { write: fromPromise(({ input }) => given.settings.write(input)) },
    }),
  ).start();
  security.on("DONE", ({ settings }) => notify({ type: "admin-settings-changed", settings }));
  security.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));
  const recoveryLink = startAct(async ({ of: username }: ActInput<string>) => {
    const link = await accounts.recoveryLink(username);
    return new URL(link, location.origin).href;
  });

  const known = new Map<string, AccountAct>();
  /** Forgets the actions of the accounts shown longest ago, except those in progress. */
  const forgetOld = () => {
    for (const [id, actions] of known) {
      if (known.size <= MAX_ACTIONS) return;
      if (!actions.getSnapshot().hasTag("busy")) known.delete(id);
    }
  };
  return {
    overview: async () => {
      try {
        const [overview, settings] = await Promise.all([
          accounts.overview(),
          given.settings.read(),
        ]);
        security.send({ type: "LOADED", settings });
        return overview;
      } catch (reason) {
        if (isFactorMissing(failureOf(reason))) return null;
        throw reason;
      }
    },
    copies: () => given.copies.read().catch(() => null),
    load: loadUsers(accounts),
    actors: {
      creation,
      password: dialog(passwordForm),
      plan: dialog(planForm),
      recoveryLink,
      copy: actOf(({ of: text }: ActInput<string>) => clipboard.copy(text)),
      actionsOf: ({ id, username }) => {
        const actions = known.get(id) ?? actionsFor(username);
        // The most recently used goes last.
        known.delete(id);
        known.set(id, actions);
        forgetOld();
        return actions;
      },
      security,
    },
  };
}
