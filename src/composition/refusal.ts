import { tellRefusal } from "../application/use-cases/tell-refusal.ts";
import { httpDownload } from "../infrastructure/http/download.ts";
import { httpOwnRights } from "../infrastructure/http/http-own-rights.ts";
import type { Page } from "./page/page.ts";

/** Tells the server of a refusal, in the session of whoever refuses; fetched when somebody does. */
export async function refusal({
  api,
  httpSession,
  session,
}: Pick<Page, "api" | "httpSession" | "session">): Promise<void> {
  const user = session.getSnapshot().context.session?.user;
  const rights = httpOwnRights(api, httpDownload(httpSession));
  if (user !== undefined) await tellRefusal({ rights })(user);
}
