import * as v from "valibot";
import type { Closing } from "../../domain/accounts/account.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { accountId, type AccountId } from "../../domain/shared/ids.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { accountName, civilDate, euros, ownId, signedEuros } from "../fields.ts";
import { inField, request, response } from "../shape.ts";
import { requiredText } from "../text-fields.ts";

const bodySchema = request({
  valor: signedEuros,
  data: civilDate,
  conta: v.optional(accountName),
  nome: v.optional(requiredText(NAME_MAX)),
});

interface Told extends v.InferOutput<typeof bodySchema> {}
interface ToldBody extends v.InferInput<typeof bodySchema> {}

/**
 * The body of PUT /previsao/saldo: what an account held at the end of a day, or holds now if the day is today. Without
 * `conta` it is the main account; with `nome` a new account of that name is made, and `conta` is the client's own id.
 */
export const toldBalanceSchema: v.GenericSchema<ToldBody, Told> = v.pipe(
  bodySchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { conta, nome } = dataset.value;
    if (nome !== undefined && conta !== undefined && !v.is(ownId, conta))
      addIssue(inField(dataset.value, "conta", "bad-id"));
  }),
);

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
}: BalanceToTell): ToldBody => ({
  valor: eurosFromCents(amount),
  data: date,
  ...(account !== null && {
    conta: account.id,
    ...(account.label !== null && { nome: account.label }),
  }),
});

export const decodeToldBalance = (fields: Told): BalanceToTell => ({
  balance: { amount: fields.valor, date: fields.data },
  account:
    fields.conta === undefined ? null : { id: accountId(fields.conta), label: fields.nome ?? null },
});
