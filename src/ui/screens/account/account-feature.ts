import type { ActorRefFrom } from "xstate";
import type { OwnPasswordFields } from "../../../application/forms/own-password-form.ts";
import type { formDialogMachine } from "../../../application/machines/form-dialog.machine.ts";
import type { sessionsMachine } from "../../../application/machines/sessions.machine.ts";
import type { PasswordChange } from "../../../application/ports/own-account.ts";
import type { copyMachine } from "../../../application/machines/copy.machine.ts";
import type { secondFactorMachine } from "../../../application/machines/second-factor.machine.ts";
import type { SecondFactor } from "../../../domain/users/second-factor.ts";
import type { OwnSession } from "../../../domain/users/own-session.ts";

export type OwnPasswordActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<OwnPasswordFields, PasswordChange, never>>
>;

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>;

export type FactorActor = ActorRefFrom<typeof secondFactorMachine>;

/** The actors of the account screen. */
export type AccountActors = {
  readonly password: OwnPasswordActor;
  readonly sessions: SessionsActor;
  readonly factor: FactorActor;
  /** Each text that can be copied has its own. */
  readonly copy: typeof copyMachine;
};

/** The second factor and the sessions that are open, as of a moment in Unix milliseconds. */
export type LoadedAccount = {
  readonly sessions: readonly OwnSession[];
  readonly factor: SecondFactor;
  readonly now: number;
};

/** What the account screen needs, fetched when it is first asked for. */
export type AccountFeature = {
  readonly load: () => Promise<LoadedAccount>;
  readonly actors: AccountActors;
};
