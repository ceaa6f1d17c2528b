import type { Actor } from "xstate";
import type { sessionMachine } from "../application/login/session.machine.ts";
import { tellRefusal } from "../application/ledger/tell-refusal.ts";
import type { Api } from "../infrastructure/http/api.ts";
import type { HttpSession } from "../infrastructure/http/call.ts";
import { httpDownload } from "../infrastructure/http/download.ts";
import { httpOwnRights } from "../infrastructure/http/profile/http-own-rights.ts";

/** Reports a refused consent to the server, in the session of the user who refuses; fetched on a refusal. */
export async function refusal(
  api: Api,
  httpSession: HttpSession,
  session: Actor<typeof sessionMachine>,
): Promise<void> {
  const user = session.getSnapshot().context.session?.user;
  const rights = httpOwnRights(api, httpDownload(httpSession));
  if (user !== undefined) await tellRefusal({ rights })(user);
}
