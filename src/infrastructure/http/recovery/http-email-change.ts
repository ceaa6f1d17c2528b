import type { EmailChange } from "../../../application/recovery/email-change.ts";
import { emailOutcomeSchema } from "../../../contract/profile/own-account.ts";
import { paths } from "../../../contract/paths.ts";
import { recoveryPaths } from "../../../contract/login/recovery.ts";
import { nothing, type Api } from "../api.ts";

/** Changes of the email over the calls of /auth/email. */
export const httpEmailChange = (api: Api): EmailChange => ({
  change: async (email) => {
    const outcome = await api("put", paths.ownEmail, emailOutcomeSchema, { body: { email } });
    return outcome.por_confirmar ? "to-confirm" : "changed";
  },
  confirm: async (token) => {
    const body = { token };
    await api("post", recoveryPaths.confirmEmail, nothing, { body, anonymous: true });
  },
});
