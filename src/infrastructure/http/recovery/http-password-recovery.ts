import type { PasswordRecovery } from "../../../application/recovery/password-recovery.ts";
import { configSchema } from "../../../contract/config.ts";
import { paths } from "../../../contract/paths.ts";
import { recoveryPaths } from "../../../contract/login/recovery.ts";
import { nothing, type Api } from "../api.ts";

/** A forgotten password over the calls of /auth/recuperar. */
export const httpPasswordRecovery = (api: Api): PasswordRecovery => ({
  sendsMail: async () => (await api("get", paths.config, configSchema)).envia_email,
  ask: async (email) => {
    await api("post", recoveryPaths.ask, nothing, { body: { email }, anonymous: true });
  },
  conclude: async (token, password) => {
    const body = { token, nova_senha: password };
    await api("post", recoveryPaths.conclude, nothing, { body, anonymous: true });
  },
});
