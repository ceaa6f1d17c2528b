import * as v from "valibot";
import type { Closing } from "../../domain/accounts/account.ts";
import type { ImportAccount } from "../../domain/imports/import.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { accountId } from "../../domain/shared/ids.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import {
  ACCOUNT_KIND_NAMES,
  ACCOUNT_KINDS,
  kindOfAccount,
  lastDigits,
} from "../accounts/account-kinds.ts";
import { civilDate, eurosSum, ownId, signedEuros } from "../fields.ts";
import { requiredText } from "../text-fields.ts";
import { request, response } from "../shape.ts";

/** The account that an import belongs to. */
export const importAccountSchema = request({
  id: ownId,
  nome: requiredText(NAME_MAX),
  digitos: lastDigits,
  especie: kindOfAccount,
});

/** The balance of an account at the end of a day, as an import states it. */
export const closingSchema = request({ valor: signedEuros, data: civilDate });

/** A balance as it was stated. */
export const toldClosingSchema = response({ valor: eurosSum, data: civilDate });

/** The account of an import, as the server returns it. */
export const namedAccountSchema = response({
  id: v.string(),
  nome: v.string(),
  digitos: v.nullable(v.string()),
  especie: kindOfAccount,
});

export const decodeImportAccount = (
  fields: v.InferOutput<typeof namedAccountSchema>,
): ImportAccount => ({
  id: accountId(fields.id),
  label: fields.nome,
  digits: fields.digitos,
  kind: ACCOUNT_KINDS[fields.especie],
});

export const encodeImportAccount = (account: ImportAccount) =>
  ({
    id: account.id,
    nome: account.label,
    digitos: account.digits,
    especie: ACCOUNT_KIND_NAMES[account.kind],
  }) satisfies v.InferInput<typeof importAccountSchema>;

export const decodeClosing = (fields: v.InferOutput<typeof closingSchema>): Closing => ({
  amount: fields.valor,
  date: fields.data,
});

export const encodeClosing = ({ amount, date }: Closing) => ({
  valor: eurosFromCents(amount),
  data: date,
});
