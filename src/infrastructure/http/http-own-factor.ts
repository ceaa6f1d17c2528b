import type { OwnFactor } from "../../application/ports/own-factor.ts";
import { paths } from "../../contract/paths.ts";
import {
  decodeSecondFactor,
  decodeTotpSecret,
  recoveryCodesSchema,
  secondFactorSchema,
  totpSecretSchema,
} from "../../contract/second-factor.ts";
import { nothing, type Api } from "./api.ts";

/** One's own second factor over its calls of /auth. */
export const httpOwnFactor = (api: Api): OwnFactor => ({
  read: async () => decodeSecondFactor(await api("get", paths.secondFactor, secondFactorSchema)),
  begin: async () => decodeTotpSecret(await api("post", paths.totp, totpSecretSchema)),
  confirm: async (code) => {
    const body = { codigo: code };
    return (await api("post", paths.confirmTotp, recoveryCodesSchema, { body })).codigos;
  },
  renewCodes: async () => (await api("post", paths.recoveryCodes, recoveryCodesSchema)).codigos,
  remove: async () => {
    await api("delete", paths.totp, nothing);
  },
});
