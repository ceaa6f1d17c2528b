import type { LoginInput, NoSession } from "../application/machines/login.machine.ts";
import { comeBackPaths } from "../contract/come-back-paths.ts";
import { logInWithPasskey } from "../application/use-cases/log-in-with-passkey.ts";
import type { LoginOutcome } from "../domain/users/login-outcome.ts";
import { webauthnAuthenticator } from "../infrastructure/browser/webauthn-authenticator.ts";
import type { httpEntrances } from "../infrastructure/http/http-entrances.ts";
import { httpPasskeyLogin } from "../infrastructure/http/http-passkey-login.ts";
import { passkeyFaultText } from "../text/passkey-faults.ts";
import type { Page } from "./page/page.ts";

/**
 * Signs in with a passkey, or to an account that leaves; fetched when somebody asks for that. What the login has is
 * handed on to it: shared by an import, it would be one more file that every login fetches.
 */
export async function enterOtherwise(
  { api }: Pick<Page, "api">,
  { comesBack, passkey, ...credentials }: LoginInput,
  entrances: typeof httpEntrances,
): Promise<LoginOutcome | NoSession> {
  if (!passkey) return entrances(api, comeBackPaths.byPassword).logIn(credentials);
  const authenticator = webauthnAuthenticator(window);
  const login = httpPasskeyLogin(api);
  const entered = await logInWithPasskey({ login, authenticator })(comesBack);
  if (entered.ok) return entered.value;
  return { why: entered.reason === "cancelled" ? null : passkeyFaultText[entered.reason] };
}
