import * as v from "valibot";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import type { AdminSettings, SecondFactor, TotpSecret } from "../../domain/users/second-factor.ts";
import { instant } from "../fields.ts";
import { typedCode } from "../profile/own-account.ts";
import { request, response } from "../shape.ts";
import { requiredText } from "../text-fields.ts";

/** The longest text that is accepted as a challenge. */
const CHALLENGE_MAX = 128;

/**
 * The body of POST /auth/login/codigo: the challenge that the password brought, and a code of the app or a recovery
 * code.
 */
export const codeLoginSchema = request({
  desafio: requiredText(CHALLENGE_MAX),
  codigo: typedCode,
});

/** The body of POST /auth/totp/confirmar. */
export const confirmationSchema = request({ codigo: typedCode });

/** The response of GET /auth/fatores: since when the app is required, and how many recovery codes remain. */
export const secondFactorSchema = response({
  totp: v.nullable(response({ confirmado_em: instant })),
  codigos: v.number(),
});

/** The response of POST /auth/totp. */
export const totpSecretSchema = response({ segredo: v.string(), uri: v.string() });

/** The response with new recovery codes, which are never returned again. */
export const recoveryCodesSchema = response({ codigos: v.array(v.string()) });

const factorRequired = v.boolean("wrong-type" satisfies FieldIssue);

/** The body of PUT /admin/definicoes. */
export const newSettingsSchema = request({ exigir_segundo_fator: factorRequired });

/** The response of GET and PUT /admin/definicoes. */
export const settingsSchema = response({ exigir_segundo_fator: factorRequired });

export const decodeSecondFactor = ({
  totp,
  codigos,
}: v.InferOutput<typeof secondFactorSchema>): SecondFactor => ({
  since: totp === null ? null : totp.confirmado_em,
  codesLeft: codigos,
});

export const encodeSecondFactor = ({
  since,
  codesLeft,
}: SecondFactor): v.InferInput<typeof secondFactorSchema> => ({
  totp: since === null ? null : { confirmado_em: new Date(since).toISOString() },
  codigos: codesLeft,
});

export const decodeTotpSecret = (fields: v.InferOutput<typeof totpSecretSchema>): TotpSecret => ({
  secret: fields.segredo,
  uri: fields.uri,
});

export const encodeTotpSecret = (made: TotpSecret): v.InferInput<typeof totpSecretSchema> => ({
  segredo: made.secret,
  uri: made.uri,
});

export const decodeSettings = (fields: v.InferOutput<typeof settingsSchema>): AdminSettings => ({
  factorRequired: fields.exigir_segundo_fator,
});

export const encodeSettings = (settings: AdminSettings): v.InferInput<typeof settingsSchema> => ({
  exigir_segundo_fator: settings.factorRequired,
});
