import { createActor, fromPromise, type ActorRefFrom } from "xstate";
import { newsOf } from "../../application/account-news.ts";
import type { Form } from "../../application/forms/form.ts";
import { newAccountForm, type NewAccountFields } from "../../application/forms/new-account-form.ts";
import { passwordForm } from "../../application/forms/password-form.ts";
import { planForm } from "../../application/forms/plan-form.ts";
import { accountActionMachine } from "../../application/machines/account-action.machine.ts";
import { formDialogMachine } from "../../application/machines/form-dialog.machine.ts";
import { searchMachine } from "../../application/machines/search.machine.ts";
import type { AccountNews, Notice } from "../../application/notice.ts";
import { changeAccount } from "../../application/use-cases/change-account.ts";
import type { AccountChange, ListedUser } from "../../domain/users/account-change.ts";
import type { NewAccount } from "../../domain/users/new-account.ts";
import { accountTexts } from "../../text/admin.ts";
import type { AdminActors } from "../../ui/screens/admin/admin-feature.ts";
import { keys } from "../keys.ts";
import type { Page } from "../page.ts";
import type { Shell } from "../shell.ts";

type Surroundings = Pick<Shell, "container" | "notify" | "reload"> & Pick<Page, "session">;

/** Starts the writes of the administration; each that succeeds is told, and has the list loaded anew. */
export function startAdminActors(surroundings: Surroundings): AdminActors {
  const { container, notify, reload, session } = surroundings;
  const accounts = container.get(keys.userAccounts);
  const confirmation = container.get(keys.confirmation);
  const newKey = () => container.get(keys.ids).next();

  const tell = (notice: Notice) => {
    notify(notice);
    reload();
  };
  const done = (news: AccountNews) => tell({ type: "account-changed", news });
  /** What administrators do to their own account reaches their session at once. */
  const follow = ({ id }: ListedUser) => {
    if (id === session.getSnapshot().context.session?.user.id) session.send({ type: "REFRESH" });
  };

  const creation = createActor(
    formDialogMachine<NewAccountFields, NewAccount, never>(newAccountForm, newKey).provide({
      actors: { save: fromPromise(({ input }) => accounts.create(input.draft, input.key)) },
    }),
  );
  creation.on("SAVED", () => done({ type: "created" }));

  const dialog = <Fields>(form: Form<Fields, AccountChange>) =>
    createActor(
      formDialogMachine<Fields, AccountChange, ListedUser>(form, newKey).provide({
        actors: {
          save: fromPromise(async ({ input }) => {
            await changeAccount(accounts)(input);
            done(newsOf(input.draft));
            if (input.mode.type === "edit") follow(input.mode.id);
          }),
        },
      }),
    ).start();

  const actionsFor = (username: string) => {
    const actor = createActor(
      accountActionMachine.provide({
        actors: {
          change: fromPromise(({ input }) => accounts.change(input.username, input.change)),
          confirm: fromPromise(({ input }) =>
            confirmation.ask(accountTexts.removeQuestion(input.username)),
          ),
          remove: fromPromise(({ input }) => accounts.remove(input.username)),
        },
      }),
      { input: { username } },
    );
    actor.on("DONE", ({ news }) => done(news));
    // The account may be another than the list says, or gone.
    actor.on("FAILED", ({ action, failure }) => tell({ type: "account-failed", action, failure }));
    return actor.start();
  };

  const known = new Map<string, ActorRefFrom<typeof accountActionMachine>>();
  return {
    creation: creation.start(),
    password: dialog(passwordForm),
    plan: dialog(planForm),
    actionsOf: ({ id, username }) => {
      const actions = known.get(id) ?? actionsFor(username);
      known.set(id, actions);
      return actions;
    },
    search: searchMachine,
  };
}
