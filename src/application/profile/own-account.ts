import type { SessionId } from "../../domain/shared/ids.ts";
import type { OwnSession } from "../../domain/users/own-session.ts";

/** A change of the password; the current one is the proof. */
export type PasswordChange = { readonly current: string; readonly password: string };

/** The user's own account at the server. Every call rejects with a Failure. */
export type OwnAccount = {
  /** Ends every other session. A wrong current password is `rejected`, in the field `senha_atual`. */
  changePassword(change: PasswordChange): Promise<void>;
  /** The open sessions, the one used last first. */
  sessions(): Promise<readonly OwnSession[]>;
  endSession(id: SessionId): Promise<void>;
  endOtherSessions(): Promise<void>;
};
