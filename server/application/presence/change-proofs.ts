import { refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Stores, UserWork } from "../stores.ts";
import type { Actor } from "./prove-password.ts";

/**
 * Changes a user's credentials under their lock: all of their other sessions end. Does nothing if the calling session
 * has ended.
 */
export const changeProofs =
  ({ userWork }: { readonly userWork: UserWork }) =>
  <Outcome, Reason>(
    { user, session }: Actor,
    work: (stores: Stores) => Promise<Result<Outcome, Reason>>,
  ): Promise<Result<Outcome, Reason | "unauthenticated">> =>
    userWork(user.id, async (stores): Promise<Result<Outcome, Reason | "unauthenticated">> => {
      const open = await stores.tokens.sessionsOf(user.id);
      if (!open.some((one) => one.session === session)) return refused("unauthenticated");
      const done = await work(stores);
      if (done.ok) await stores.tokens.removeOthers(user.id, session);
      return done;
    });
