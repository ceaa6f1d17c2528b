import * as v from "valibot";
import {
  isUsuallyOfTheDay,
  type Account,
  type AccountDraft,
  type AccountPatch,
} from "../../domain/accounts/account.ts";
import type { HeldAccount } from "../../domain/forecast/held-today.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { accountId, transactionId } from "../../domain/shared/ids.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import {
  ACCOUNT_KIND_NAMES,
  ACCOUNT_KINDS,
  kindOfAccount,
  lastDigits,
} from "../accounts/account-kinds.ts";
import { civilDate, eurosSum, ownId, revision } from "../fields.ts";
import {
  decodeImportAccount,
  encodeClosing,
  encodeImportAccount,
  namedAccountSchema,
  toldClosingSchema,
} from "../imports/import-accounts.ts";
import { issue, request, response } from "../shape.ts";
import { requiredText } from "../text-fields.ts";
import { decoded, stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

const yesOrNo = v.boolean(issue("wrong-type"));

/** The body of POST /contas, optionally with the client's own id. */
export const accountCreationSchema = request({
  id: v.optional(ownId),
  nome: requiredText(NAME_MAX),
  banco: v.optional(v.nullable(requiredText(NAME_MAX)), null),
  digitos: v.optional(lastDigits, null),
  especie: kindOfAccount,
  do_dia: v.optional(yesOrNo),
  principal: v.optional(yesOrNo, false),
});

/** The body of PUT /contas/{id}: only the fields that change. */
export const accountPatchSchema = request({
  nome: v.optional(requiredText(NAME_MAX)),
  especie: v.optional(kindOfAccount),
  do_dia: v.optional(yesOrNo),
  principal: v.optional(yesOrNo),
  fechada: v.optional(yesOrNo),
});

/**
 * An account as the server returns it (conta on the wire); fields missing from an older file get their defaults.
 * `inclui` are the records of the balance's day that it already includes; null means the end of that day.
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
  do_dia: v.optional(v.boolean()),
  fechada: v.optional(v.boolean(), false),
});

/** An account as a write returns it. */
export const storedAccountSchema = response({ ...accountSchema.entries, revisao: revision });

/**
 * The response of GET /contas: each account with today's balance, and how many movements it has had since its last
 * told balance.
 */
export const accountListSchema = v.array(
  response({
    ...accountSchema.entries,
    saldo_hoje: v.nullable(eurosSum),
    dito: v.nullable(toldClosingSchema),
    movimentos_desde: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
);

/** Reads a new account; if `do_dia` is absent, its kind decides. */
export const decodeAccountDraft = (
  fields: v.InferOutput<typeof accountCreationSchema>,
): AccountDraft => ({
  label: fields.nome,
  bank: fields.banco,
  digits: fields.digitos,
  kind: ACCOUNT_KINDS[fields.especie],
  ofTheDay: fields.do_dia ?? isUsuallyOfTheDay(ACCOUNT_KINDS[fields.especie]),
  main: fields.principal,
});

export const encodeAccountDraft = (draft: AccountDraft) => ({
  nome: draft.label,
  banco: draft.bank,
  digitos: draft.digits,
  especie: ACCOUNT_KIND_NAMES[draft.kind],
  do_dia: draft.ofTheDay,
  principal: draft.main,
});

/** Reads a change; fields that are absent stay as they are. */
export const decodeAccountPatch = (
  fields: v.InferOutput<typeof accountPatchSchema>,
): AccountPatch => ({
  ...(fields.nome !== undefined && { label: fields.nome }),
  ...(fields.especie !== undefined && { kind: ACCOUNT_KINDS[fields.especie] }),
  ...(fields.do_dia !== undefined && { ofTheDay: fields.do_dia }),
  ...(fields.principal !== undefined && { main: fields.principal }),
  ...(fields.fechada !== undefined && { closed: fields.fechada }),
});

export const encodeAccountPatch = (patch: AccountPatch) => ({
  ...(patch.label !== undefined && { nome: patch.label }),
  ...(patch.kind !== undefined && { especie: ACCOUNT_KIND_NAMES[patch.kind] }),
  ...(patch.ofTheDay !== undefined && { do_dia: patch.ofTheDay }),
  ...(patch.main !== undefined && { principal: patch.main }),
  ...(patch.closed !== undefined && { fechada: patch.closed }),
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
  ofTheDay: fields.do_dia ?? isUsuallyOfTheDay(ACCOUNT_KINDS[fields.especie]),
  closed: fields.fechada,
});

export const encodeAccount = (account: Account): v.InferInput<typeof accountSchema> => ({
  ...encodeImportAccount(account),
  banco: account.bank,
  saldo:
    account.balance === null
      ? null
      : { ...encodeClosing(account.balance), inclui: account.balance.includes?.slice() ?? null },
  principal: account.main,
  do_dia: account.ofTheDay,
  fechada: account.closed,
});

/** Encodes an account with today's balance; null if no balance is known, or it is closed. */
export const encodeListedAccount = (account: Account, held: HeldAccount | null) => ({
  ...encodeAccount(account),
  saldo_hoje: held && eurosFromCents(held.amount),
  dito: account.balance && encodeClosing(account.balance),
  movimentos_desde: held && held.count,
});

/** Writes of accounts on the wire (/contas). */
export const accountWrites: RecordWrites<Account, AccountDraft, AccountPatch> = {
  all: paths.accounts,
  one: paths.account,
  stored: stamped(storedAccountSchema, decodeAccount),
  encodeDraft: encodeAccountDraft,
  encodePatch: encodeAccountPatch,
};

/** Accounts on the wire, as a server reads and writes them. */
export const accountKind: RecordKind<Account, AccountDraft, AccountPatch> = {
  ...accountWrites,
  id: accountId,
  creation: wanted(accountCreationSchema, decodeAccountDraft),
  change: decoded(accountPatchSchema, decodeAccountPatch),
  encode: encodeAccount,
};
