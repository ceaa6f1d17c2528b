import * as v from "valibot";
import {
  isUsuallyOfTheDay,
  type Account,
  type AccountDraft,
  type AccountKind,
  type AccountPatch,
} from "../../domain/accounts/account.ts";
import type { HeldAccount } from "../../domain/forecast/held-today.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { accountId, transactionId } from "../../domain/shared/ids.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { kindOfAccount, lastDigits } from "../accounts/account-kinds.ts";
import { eurosSum, ownId, revision } from "../fields.ts";
import { namedAccount, toldClosing } from "../imports/import-accounts.ts";
import { issue, request, response } from "../shape.ts";
import { requiredText } from "../text-fields.ts";
import { nullable, optional } from "../wire/absent.ts";
import { field, idsAs } from "../wire/field.ts";
import { decoded, nested } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";
import { stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

const yesOrNo = v.boolean(issue("wrong-type"));

const label = field("nome", requiredText(NAME_MAX));
const ofTheDay = optional(field("do_dia", yesOrNo));
const chosen = field("principal", yesOrNo);

const draft = wire({
  label,
  bank: optional(nullable(field("banco", requiredText(NAME_MAX))), null),
  digits: optional(field("digitos", lastDigits), null),
  kind: kindOfAccount,
  ofTheDay,
  main: optional(chosen, false),
});

/** The body of POST /contas, optionally with the client's own id. */
export const accountCreationSchema = request({ id: v.optional(ownId), ...draft.entries });

const patch = wire({
  label: optional(label),
  kind: optional(kindOfAccount),
  ofTheDay,
  main: optional(chosen),
  closed: optional(field("fechada", yesOrNo)),
});

/** The body of PUT /contas/{id}: only the fields that change. */
export const accountPatchSchema = request(patch.entries);

const balance = wire({
  ...toldClosing.fields,
  includes: optional(nullable(idsAs("inclui", transactionId)), null),
});

const account = wire({
  ...namedAccount.fields,
  bank: nullable(field("banco", v.string())),
  balance: nullable(nested("saldo", balance)),
  main: optional(field("principal", v.boolean()), false),
  first: optional(field("primeira", v.boolean())),
  ofTheDay: optional(field("do_dia", v.boolean())),
  closed: optional(field("fechada", v.boolean()), false),
});

/**
 * An account as the server returns it (conta on the wire); fields missing from an older file get their defaults.
 * `inclui` are the records of the balance's day that it already includes; null means the end of that day. To the one that
 * is `primeira` belong the records that name none.
 */
export const accountSchema = response(account.entries);

/** An account as a write returns it. */
export const storedAccountSchema = response({ ...account.entries, revisao: revision });

/**
 * The response of GET /contas: each account with today's balance, and how many movements it has had since its last
 * told balance.
 */
export const accountListSchema = v.array(
  response({
    ...account.entries,
    saldo_hoje: v.nullable(eurosSum),
    dito: v.nullable(response(toldClosing.entries)),
    movimentos_desde: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
);

/** Whether an account is of the day; if that is not said, its kind decides. */
const isOfTheDay = (read: { readonly kind: AccountKind; readonly ofTheDay?: boolean }) =>
  read.ofTheDay ?? isUsuallyOfTheDay(read.kind);

/** Reads a draft, in the order by which the digests of calls were taken that servers have written down. */
export function decodeAccountDraft(
  fields: v.InferOutput<typeof accountCreationSchema>,
): AccountDraft {
  const { main, ...said } = draft.read(fields);
  return { ...said, ofTheDay: isOfTheDay(said), main };
}

export const encodeAccountDraft = draft.write;
export const decodeAccountPatch = patch.read;
export const encodeAccountPatch = patch.write;

export function decodeAccount(fields: v.InferOutput<typeof accountSchema>): Account {
  const read = account.read(fields);
  return { ...read, ofTheDay: isOfTheDay(read) };
}

export const encodeAccount = account.write;

/** Encodes an account with today's balance; null if no balance is known, or it is closed. */
export const encodeListedAccount = (one: Account, held: HeldAccount | null) => ({
  ...encodeAccount(one),
  saldo_hoje: held && eurosFromCents(held.amount),
  dito: one.balance && toldClosing.write(one.balance),
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
