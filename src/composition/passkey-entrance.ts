import type { LoginAnswer } from "../application/login/login.machine.ts";
import type { Entrances } from "../application/login/entrances.ts";
import { logInWithPasskey } from "../application/login/log-in-with-passkey.ts";
import { webauthnAuthenticator } from "../infrastructure/browser/webauthn-authenticator.ts";
import { httpPasskeyOptions } from "../infrastructure/http/passkeys/http-passkey-options.ts";
import { passkeyFaultText } from "../text/passkeys/passkey-faults.ts";
import type { Page } from "./page/page.ts";

/** Signs in with a passkey; fetched when a visitor asks for that. */
export async function enterByPasskey(
  { api }: Pick<Page, "api">,
  entrances: Entrances,
  comesBack: boolean,
): Promise<LoginAnswer> {
  const authenticator = webauthnAuthenticator(window);
  const askForOptions = httpPasskeyOptions(api);
  const entered = await logInWithPasskey({ entrances, askForOptions, authenticator })(comesBack);
  if (entered.ok) return entered.value;
  const why = entered.reason === "cancelled" ? null : passkeyFaultText[entered.reason];
  return { type: "not-shown", why };
}
