import type { SessionId } from "../../domain/shared/ids.ts";
import type { OwnSession } from "../../domain/users/own-session.ts";

/** A password that is to take the place of another, which proves who asks for it. */
export type PasswordChange = { readonly current: string; readonly password: string };

/** One's own account at the server. Every call rejects with a Failure. */
export type OwnAccount = {
  /** Ends every other session. A wrong current password is `rejected`, in the field `senha_atual`. */
  changePassword(change: PasswordChange): Promise<void>;
  /** Those that are open, the one used last first. */
  sessions(): Promise<readonly OwnSession[]>;
  endSession(id: SessionId): Promise<void>;
  endOtherSessions(): Promise<void>;
};
