import type { ActorRefFrom } from "xstate";
import type { NewAccountFields } from "../../../application/administration/new-account-form.ts";
import type { PasswordFields } from "../../../application/login/password-form.ts";
import type { PlanFields } from "../../../application/administration/plan-form.ts";
import type { Act, ActMachine } from "../../../application/acts/act.machine.ts";
import type { adminSettingsMachine } from "../../../application/administration/admin-settings.machine.ts";
import type { formDialogMachine } from "../../../application/acts/form-dialog.machine.ts";
import type { AccountNews } from "../../../application/notice.ts";
import type { AccountAction } from "../../../application/administration/act-on-account.ts";
import type { UserPage, UserSearch } from "../../../application/administration/load-users.ts";
import type { AccountChange, ListedUser } from "../../../domain/users/account-change.ts";
import type { CopiesOverview } from "../../../domain/operator/copies-overview.ts";
import type { NewAccount } from "../../../domain/users/new-account.ts";
import type { UserOverview } from "../../../domain/users/user-overview.ts";

export type CreationActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<NewAccountFields, NewAccount, never>>
>;

export type PasswordActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<PasswordFields, AccountChange, ListedUser>>
>;

export type PlanActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<PlanFields, AccountChange, ListedUser>>
>;

export type SettingsActor = ActorRefFrom<typeof adminSettingsMachine>;

/** Runs an action on one account; resolves to its news, or to null where nothing was done. */
export type AccountAct = Act<AccountAction, AccountNews | null>;

/** Creates a link to a new password for a username; the link is shown once, until it is closed. */
export type RecoveryLinkAct = Act<string, string>;

/** The actors of the administration. */
export type AdminActors = {
  readonly creation: CreationActor;
  readonly password: PasswordActor;
  readonly plan: PlanActor;
  readonly recoveryLink: RecoveryLinkAct;
  readonly copy: ActMachine<string>;
  /** The act on one account; always the same actor for the same account. */
  readonly actionsOf: (user: Pick<ListedUser, "id" | "username">) => AccountAct;
  readonly security: SettingsActor;
};

/** The parts of the administration, fetched when it is first opened. */
export type AdminFeature = {
  /** Null for an administrator who needs a second factor first. */
  readonly overview: () => Promise<UserOverview | null>;
  /** Null if the copies of the nights could not be asked for. */
  readonly copies: () => Promise<CopiesOverview | null>;
  readonly load: (search: UserSearch) => Promise<UserPage>;
  readonly actors: AdminActors;
};
