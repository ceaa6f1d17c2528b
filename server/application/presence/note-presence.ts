import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Clock } from "../clock.ts";
import type { Stores, UserWork } from "../stores.ts";
import type { WithRoom } from "../photos/with-room.ts";
import type { Actor } from "./prove-password.ts";

type NotePorts = {
  readonly userWork: UserWork;
  /** Whoever takes access away from somebody may have to show first that it is them. */
  readonly withRoom: WithRoom;
  readonly clock: Clock;
};

/** Notes that whoever acts in a session is its person, if what shows it holds under the lock of their account. */
export const notePresence =
  ({ userWork, withRoom, clock }: NotePorts) =>
  <Reason>(
    { user: { id }, session }: Actor,
    shows: (stores: Stores) => Promise<Result<null, Reason>>,
  ): Promise<Result<null, Reason | "unauthenticated">> =>
    withRoom(() =>
      userWork(id, async (stores): Promise<Result<null, Reason | "unauthenticated">> => {
        const shown = await shows(stores);
        if (!shown.ok) return shown;
        return (await stores.tokens.markPresent(id, session, clock.now()))
          ? accepted(null)
          : refused("unauthenticated");
      }),
    );
