import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Clock } from "../clock.ts";
import type { Stores, UserWork } from "../stores.ts";
import type { WithDiskReserve } from "../with-disk-reserve.ts";
import type { Actor } from "./prove-password.ts";

type NotePorts = {
  readonly userWork: UserWork;
  /** Withdrawing access may require a proof of presence first. */
  readonly withDiskReserve: WithDiskReserve;
  readonly clock: Clock;
};

/** Stores the presence of a session's user, if the proof is valid under the lock of their account. */
export const notePresence =
  ({ userWork, withDiskReserve, clock }: NotePorts) =>
  <Reason>(
    { user: { id }, session }: Actor,
    shows: (stores: Stores) => Promise<Result<null, Reason>>,
  ): Promise<Result<null, Reason | "unauthenticated">> =>
    withDiskReserve(() =>
      userWork(id, async (stores): Promise<Result<null, Reason | "unauthenticated">> => {
        const shown = await shows(stores);
        if (!shown.ok) return shown;
        return (await stores.tokens.markPresent(id, session, clock.now()))
          ? accepted(null)
          : refused("unauthenticated");
      }),
    );
