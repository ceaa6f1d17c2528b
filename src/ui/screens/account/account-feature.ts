import type { ActorRefFrom } from "xstate";
import type { OwnEmailFields } from "../../../application/recovery/own-email-form.ts";
import type { OwnPasswordFields } from "../../../application/recovery/own-password-form.ts";
import type { PasskeyFields } from "../../../application/passkeys/passkey-form.ts";
import type { Act, ActMachine } from "../../../application/acts/act.machine.ts";
import type { formDialogMachine } from "../../../application/acts/form-dialog.machine.ts";
import type { LeavingFields } from "../../../application/profile/leaving-form.ts";
import type { passkeyCreationMachine } from "../../../application/passkeys/passkey-creation.machine.ts";
import type { PasswordChange } from "../../../application/profile/own-account.ts";
import type { secondFactorMachine } from "../../../application/second-factor/second-factor.machine.ts";
import type { SecondFactor } from "../../../domain/users/second-factor.ts";
import type { ConsentRecord } from "../../../domain/consent/consent-record.ts";
import type { PasskeysView } from "../../../application/passkeys/view-passkeys.ts";
import type { PasskeyId, SessionId } from "../../../domain/shared/ids.ts";
import type { Passkey } from "../../../domain/users/passkey.ts";
import type { OwnSession } from "../../../domain/users/own-session.ts";
import type { DataDownloadActor } from "../data-export/data-export-feature.ts";

export type OwnPasswordActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<OwnPasswordFields, PasswordChange, never>>
>;

export type OwnEmailActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<OwnEmailFields, string, never>>
>;

/** End one session, or all but this one. */
export type SessionActs = { readonly one: Act<SessionId>; readonly others: Act };

export type FactorActor = ActorRefFrom<typeof secondFactorMachine>;

export type LeavingActor = ActorRefFrom<
  ReturnType<typeof formDialogMachine<LeavingFields, string, never>>
>;

/** Sets whether the device is the user's own. */
export type OwnDeviceAct = Act<boolean>;

/**
 * Since when the device is the user's own, in Unix milliseconds, and the size of its copy in bytes; null where it is
 * not.
 */
export type OwnDeviceView = { readonly since: number; readonly size: number } | null;

/** The actors of the sections about the user's data and rights. */
export type OwnRightsActors = {
  readonly withdrawal: Act;
  readonly ownData: DataDownloadActor;
  readonly leaving: LeavingActor;
};

/** The actors of the passkeys' section. */
export type PasskeyActors = {
  readonly creation: ActorRefFrom<typeof passkeyCreationMachine>;
  readonly naming: ActorRefFrom<
    ReturnType<typeof formDialogMachine<PasskeyFields, string, PasskeyId>>
  >;
  readonly removal: Act<Passkey>;
};

/** The actors of the account screen. */
export type AccountActors = OwnRightsActors & {
  readonly passkeys: PasskeyActors;
  readonly password: OwnPasswordActor;
  readonly email: OwnEmailActor;
  readonly sessions: SessionActs;
  readonly factor: FactorActor;
  readonly ownDevice: OwnDeviceAct;
  /** Each text that can be copied has its own actor. */
  readonly copy: ActMachine<string>;
};

/** The account's security, its open sessions as of a moment in Unix milliseconds, and its pending email. */
export type LoadedAccount = {
  readonly sessions: readonly OwnSession[];
  readonly factor: SecondFactor;
  readonly passkeys: PasskeysView;
  readonly ownDevice: OwnDeviceView;
  readonly now: number;
  /** The email not yet confirmed, if one was requested since the page was opened. */
  readonly awaitedEmail: string | null;
  readonly consents: readonly ConsentRecord[];
};

/** The parts of the account screen, fetched when it is first opened. */
export type AccountFeature = {
  readonly load: () => Promise<LoadedAccount>;
  readonly actors: AccountActors;
};
