import * as v from "valibot";
import type { Account, AccountKind, Closing } from "../domain/imports/account.ts";
import type { ImportAccount } from "../domain/imports/import.ts";
import { eurosFromCents } from "../domain/shared/cents.ts";
import type { FieldIssue } from "../domain/shared/field-issue.ts";
import { accountId, transactionId } from "../domain/shared/ids.ts";
import { NAME_MAX } from "../domain/shared/text-limits.ts";
import { civilDate, eurosSum, ownId, signedEuros } from "./fields.ts";
import { requiredText } from "./text-fields.ts";
import { request, response } from "./shape.ts";

const KIND_NAMES = {
  current: "ordem",
  savings: "poupanca",
  card: "cartao",
  cash: "dinheiro",
} as const satisfies Record<AccountKind, string>;

const KINDS = {
  ordem: "current",
  poupanca: "savings",
  cartao: "card",
  dinheiro: "cash",
} as const satisfies Record<string, AccountKind>;

const kind = v.picklist(
  ["ordem", "poupanca", "cartao", "dinheiro"],
  "wrong-type" satisfies FieldIssue,
);

/** The account that an import tells of; of its number never more than the last four digits. */
export const importAccountSchema = request({
  id: ownId,
  nome: requiredText(NAME_MAX),
  digitos: v.nullable(
    v.pipe(
      v.string("wrong-type" satisfies FieldIssue),
      v.regex(/^\d{4}$/, "bad-digits" satisfies FieldIssue),
    ),
  ),
  especie: kind,
});

/** The balance of an account at the end of a day, as an import tells it. */
export const closingSchema = request({ valor: signedEuros, data: civilDate });

/** The account of an import as the server answers it. */
export const namedAccountSchema = response({
  id: v.string(),
  nome: v.string(),
  digitos: v.nullable(v.string()),
  especie: kind,
});

/**
 * An account as the server answers it (conta on the wire). `inclui` are the records of the told day that the balance holds
 * already; null where it means the end of its day.
 */
export const accountSchema = response({
  ...namedAccountSchema.entries,
  banco: v.nullable(v.string()),
  saldo: v.nullable(
    response({
      valor: eurosSum,
      data: civilDate,
      inclui: v.optional(v.nullable(v.array(v.string())), null),
    }),
  ),
  principal: v.optional(v.boolean(), false),
});

/** The answer of GET /contas. */
export const accountListSchema = v.array(accountSchema);

export const decodeImportAccount = (
  fields: v.InferOutput<typeof namedAccountSchema>,
): ImportAccount => ({
  id: accountId(fields.id),
  label: fields.nome,
  digits: fields.digitos,
  kind: KINDS[fields.especie],
});

export const encodeImportAccount = (account: ImportAccount) =>
  ({
    id: account.id,
    nome: account.label,
    digitos: account.digits,
    especie: KIND_NAMES[account.kind],
  }) satisfies v.InferInput<typeof importAccountSchema>;

export const decodeClosing = (fields: v.InferOutput<typeof closingSchema>): Closing => ({
  amount: fields.valor,
  date: fields.data,
});

export const encodeClosing = ({ amount, date }: Closing) => ({
  valor: eurosFromCents(amount),
  data: date,
});

export const decodeAccount = (fields: v.InferOutput<typeof accountSchema>): Account => ({
  ...decodeImportAccount(fields),
  bank: fields.banco,
  balance:
    fields.saldo === null
      ? null
      : {
          amount: fields.saldo.valor,
          date: fields.saldo.data,
          includes: fields.saldo.inclui?.map(transactionId) ?? null,
        },
  main: fields.principal,
});

export const encodeAccount = (account: Account): v.InferInput<typeof accountSchema> => ({
  ...encodeImportAccount(account),
  banco: account.bank,
  saldo:
    account.balance === null
      ? null
      : { ...encodeClosing(account.balance), inclui: account.balance.includes?.slice() ?? null },
  principal: account.main,
});
