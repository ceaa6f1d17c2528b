import type { NoSession } from "../application/machines/login.machine.ts";
import { logInWithPasskey } from "../application/use-cases/log-in-with-passkey.ts";
import type { Session } from "../domain/users/session.ts";
import { webauthnAuthenticator } from "../infrastructure/browser/webauthn-authenticator.ts";
import { httpPasskeyLogin } from "../infrastructure/http/http-passkey-login.ts";
import { passkeyFaultText } from "../text/passkey-faults.ts";
import type { Page } from "./page/page.ts";

/** Signs in with a passkey; fetched when somebody asks for that. */
export async function usePasskey(
  { api }: Pick<Page, "api">,
  comesBack = false,
): Promise<Session | NoSession> {
  const authenticator = webauthnAuthenticator(window);
  const entered = await logInWithPasskey({ login: httpPasskeyLogin(api), authenticator })(
    comesBack,
  );
  if (entered.ok) return entered.value;
  return { why: entered.reason === "cancelled" ? null : passkeyFaultText[entered.reason] };
}
