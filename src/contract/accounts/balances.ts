import * as v from "valibot";
import type { Closing } from "../../domain/accounts/account.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { accountId, type AccountId } from "../../domain/shared/ids.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { civilDate, euros, signedEuros } from "../fields.ts";
import { request, response } from "../shape.ts";
import { requiredText } from "../text-fields.ts";

/**
 * The body of PUT /previsao/saldo: what an account held at the end of a day, or holds now if the day is today. Without
 * `conta` it is the main account; with `nome` a new account of that name is made.
 */
export const toldBalanceSchema = request({
  valor: signedEuros,
  data: civilDate,
  conta: v.optional(
    v.pipe(
      v.string("wrong-type" satisfies FieldIssue),
      v.maxLength(64, "bad-id" satisfies FieldIssue),
    ),
  ),
  nome: v.optional(requiredText(NAME_MAX)),
});

/**
 * The body of PUT /previsao/reserva and the response of both its calls: the part of the accounts that is never to be
 * touched.
 */
export const accountReserveSchema = request({ valor: euros });
export const storedAccountReserveSchema = response({ valor: euros });

/** A balance and its account: an existing one, one to be made under a label, or null for the main one. */
export type BalanceToTell = {
  readonly balance: Closing;
  readonly account: { readonly id: AccountId; readonly label: string | null } | null;
};

export const encodeToldBalance = ({
  balance: { amount, date },
  account,
}: BalanceToTell): v.InferInput<typeof toldBalanceSchema> => ({
  valor: eurosFromCents(amount),
  data: date,
  ...(account !== null && {
    conta: account.id,
    ...(account.label !== null && { nome: account.label }),
  }),
});

export const decodeToldBalance = (
  fields: v.InferOutput<typeof toldBalanceSchema>,
): BalanceToTell => ({
  balance: { amount: fields.valor, date: fields.data },
  account:
    fields.conta === undefined ? null : { id: accountId(fields.conta), label: fields.nome ?? null },
});
