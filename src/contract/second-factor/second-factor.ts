import * as v from "valibot";
import type { SecondFactor } from "../../domain/users/second-factor.ts";
import { instant } from "../fields.ts";
import { typedCode } from "../profile/own-account.ts";
import { issue, request, response } from "../shape.ts";
import { requiredText } from "../text-fields.ts";
import { field } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

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

const secret = wire({ secret: field("segredo", v.string()), uri: field("uri", v.string()) });

/** The response of POST /auth/totp. */
export const totpSecretSchema = response(secret.entries);

/** The response with new recovery codes, which are never returned again. */
export const recoveryCodesSchema = response({ codigos: v.array(v.string()) });

const settings = wire({
  factorRequired: field("exigir_segundo_fator", v.boolean(issue("wrong-type"))),
});

/** The body of PUT /admin/definicoes. */
export const newSettingsSchema = request(settings.entries);

/** The response of GET and PUT /admin/definicoes. */
export const settingsSchema = response(settings.entries);

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

export const decodeTotpSecret = secret.read;
export const encodeTotpSecret = secret.write;
export const decodeSettings = settings.read;
export const encodeSettings = settings.write;
