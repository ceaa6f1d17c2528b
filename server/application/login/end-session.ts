import type { SessionId, UserId } from "../../../src/domain/shared/ids.ts";
import type { Tokens } from "./tokens.ts";
import type { WithRoom } from "../with-room.ts";
import type { Actor } from "../presence/prove-password.ts";

type Ports = { readonly tokens: Tokens; readonly withRoom: WithRoom };

/** Ends one of a user's sessions at once; returns whether it was theirs. */
export const endSession =
  ({ tokens, withRoom }: Ports) =>
  (owner: UserId, session: SessionId): Promise<boolean> =>
    withRoom(() => tokens.removeSession(owner, session));

/** Ends all of a user's sessions except the caller's. */
export const endOtherSessions =
  ({ tokens, withRoom }: Ports) =>
  ({ user, session }: Actor): Promise<void> =>
    withRoom(() => tokens.removeOthers(user.id, session));
