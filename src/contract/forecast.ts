import * as v from "valibot";
import { FORECAST_DAYS, lowestOf, type Forecast } from "../domain/forecast/forecast.ts";
import type { Left } from "../domain/forecast/look-ahead.ts";
import type { Cause, Expected } from "../domain/forecast/planned.ts";
import type { Closing } from "../domain/imports/account.ts";
import { eurosFromCents } from "../domain/shared/cents.ts";
import type { FieldIssue } from "../domain/shared/field-issue.ts";
import { accountId, type AccountId } from "../domain/shared/ids.ts";
import { civilDate, euros, eurosSum, signedEuros, yearMonth } from "./fields.ts";
import { KIND_NAMES } from "./kinds.ts";
import { request, response } from "./shape.ts";

/** The body of PUT /previsao/saldo: what an account held at the end of a day; without `conta` what is in no bank's account. */
export const toldBalanceSchema = request({
  valor: signedEuros,
  data: civilDate,
  conta: v.optional(
    v.pipe(
      v.string("wrong-type" satisfies FieldIssue),
      v.maxLength(64, "bad-id" satisfies FieldIssue),
    ),
  ),
});

/** The query of GET /previsao; without `dias` as far as the plan reaches. */
export const forecastQuerySchema = request({
  dias: v.optional(
    v.pipe(
      v.string("wrong-type" satisfies FieldIssue),
      v.regex(/^\d{1,2}$/, "wrong-type" satisfies FieldIssue),
      v.transform(Number),
      v.minValue(1, "wrong-type" satisfies FieldIssue),
      v.maxValue(FORECAST_DAYS, "wrong-type" satisfies FieldIssue),
    ),
  ),
});

const CAUSES = {
  recurring: "recorrente",
  recorded: "registado",
  yearly: "anual",
  imagined: "imaginado",
} as const satisfies Record<Cause, string>;

const movement = response({
  data: civilDate,
  tipo: v.picklist(["receita", "despesa"]),
  categoria: v.string(),
  valor: euros,
  descricao: v.nullable(v.string()),
  origem: v.picklist(["recorrente", "registado", "anual", "imaginado"]),
  recorrente_id: v.nullable(v.string()),
});

const left = { valor: eurosSum, minimo: eurosSum, maximo: eurosSum };

/** The answer of GET /previsao; without a told balance there is nothing to add anything to. */
export const forecastSchema = response({
  saldo: v.nullable(eurosSum),
  fim_do_mes: v.nullable(response(left)),
  dia_mais_baixo: v.nullable(response({ data: civilDate, valor: eurosSum })),
  por_dia: v.nullable(eurosSum),
  proxima_receita: v.nullable(movement),
  dias: v.array(
    response({ data: civilDate, ...left, habitual: eurosSum, movimentos: v.array(movement) }),
  ),
  meses: v.array(
    response({
      mes: yearMonth,
      ...left,
      receitas: eurosSum,
      despesas: eurosSum,
      habitual: eurosSum,
    }),
  ),
  pressuposto: v.string(),
});

export const encodeToldBalance = ({
  balance: { amount, date },
  account,
}: ToldBalance): v.InferInput<typeof toldBalanceSchema> => ({
  valor: eurosFromCents(amount),
  data: date,
  ...(account === null ? {} : { conta: account }),
});

/** What an account held, and which one; null for what is in no bank's account. */
type ToldBalance = { readonly balance: Closing; readonly account: AccountId | null };

export const decodeToldBalance = (
  fields: v.InferOutput<typeof toldBalanceSchema>,
): ToldBalance => ({
  balance: { amount: fields.valor, date: fields.data },
  account: fields.conta === undefined ? null : accountId(fields.conta),
});

const encodeMovement = (one: Expected): v.InferInput<typeof movement> => ({
  data: one.date,
  tipo: KIND_NAMES[one.kind],
  categoria: one.category,
  valor: eurosFromCents(one.amount),
  descricao: one.description,
  origem: CAUSES[one.cause],
  recorrente_id: one.recurrence,
});

const encodeLeft = ({ balance, low, high }: Left) => ({
  valor: eurosFromCents(balance),
  minimo: eurosFromCents(low),
  maximo: eurosFromCents(high),
});

/** A forecast as far as its first days, with what it takes for granted in words. */
export function encodeForecast(
  told: Forecast | null,
  count: number,
  assumption: string,
): v.InferInput<typeof forecastSchema> {
  if (told === null)
    return {
      saldo: null,
      fim_do_mes: null,
      dia_mais_baixo: null,
      por_dia: null,
      proxima_receita: null,
      dias: [],
      meses: [],
      pressuposto: assumption,
    };
  const days = told.days.slice(0, count + 1);
  const lowest = lowestOf(days) ?? told.lowest;
  const { nextIncome, perDay } = told.room;
  return {
    saldo: eurosFromCents(told.opening.amount),
    fim_do_mes: encodeLeft(told.endOfMonth),
    dia_mais_baixo: { data: lowest.date, valor: eurosFromCents(lowest.balance) },
    por_dia: eurosFromCents(perDay),
    proxima_receita: nextIncome === null ? null : encodeMovement(nextIncome),
    dias: days.map((day) => ({
      data: day.date,
      ...encodeLeft(day),
      habitual: eurosFromCents(day.usual),
      movimentos: day.movements.map(encodeMovement),
    })),
    meses: told.months.map((month) => ({
      mes: month.month,
      ...encodeLeft(month),
      receitas: eurosFromCents(month.income),
      despesas: eurosFromCents(month.outgoing),
      habitual: eurosFromCents(month.usual.middle),
    })),
    pressuposto: assumption,
  };
}
