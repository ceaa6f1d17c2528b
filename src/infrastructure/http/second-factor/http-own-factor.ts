import type { OwnFactor } from "../../../application/second-factor/own-factor.ts";
import { factorPaths } from "../../../contract/second-factor/factor-paths.ts";
import {
  decodeSecondFactor,
  decodeTotpSecret,
  recoveryCodesSchema,
  secondFactorSchema,
  totpSecretSchema,
} from "../../../contract/second-factor/second-factor.ts";
import { nothing, type Api } from "../api.ts";

/** The user's own second factor over its calls of /auth. */
export const httpOwnFactor = (api: Api): OwnFactor => ({
  read: async () =>
    decodeSecondFactor(await api("get", factorPaths.secondFactor, secondFactorSchema)),
  begin: async () => decodeTotpSecret(await api("post", factorPaths.totp, totpSecretSchema)),
  confirm: async (code) => {
    const body = { codigo: code };
    return (await api("post", factorPaths.confirmTotp, recoveryCodesSchema, { body })).codigos;
  },
  renewCodes: async () =>
    (await api("post", factorPaths.recoveryCodes, recoveryCodesSchema)).codigos,
  remove: async () => {
    await api("delete", factorPaths.totp, nothing);
  },
});
