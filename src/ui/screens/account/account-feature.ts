import type { ActorRefFrom } from "xstate";
import type { OwnEmailFields } from "../../../application/forms/own-email-form.ts";
import type { OwnPasswordFields } from "../../../application/forms/own-password-form.ts";
import type { formDialogMachine } from "../../../application/machines/form-dialog.machine.ts";
import type { sessionsMachine } from "../../../application/machines/sessions.machine.ts";
import type { PasswordChange } from "../../../application/ports/own-account.ts";
import type { OwnSession } from "../../../domain/users/own-session.ts";

export type OwnPasswordActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<OwnPasswordFields, PasswordChange, never>>
>;

export type OwnEmailActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<OwnEmailFields, string, never>>
>;

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>;

/** The actors of the account screen. */
export type AccountActors = {
  readonly password: OwnPasswordActor;
  readonly email: OwnEmailActor;
  readonly sessions: SessionsActor;
};

/** The sessions that are open, as of a moment in Unix milliseconds, and what is waited for. */
export type LoadedAccount = {
  readonly sessions: readonly OwnSession[];
  readonly now: number;
  /** The email that has yet to be confirmed, if one was asked for since the page was opened. */
  readonly awaitedEmail: string | null;
};

/** What the account screen needs, fetched when it is first asked for. */
export type AccountFeature = {
  readonly load: () => Promise<LoadedAccount>;
  readonly actors: AccountActors;
};
