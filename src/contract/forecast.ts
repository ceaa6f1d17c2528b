import * as v from "valibot";
import { FORECAST_DAYS, lowestOf, type Forecast } from "../domain/forecast/forecast.ts";
import type { Horizon } from "../domain/forecast/horizon.ts";
import { beyondMonth } from "../domain/forecast/daily-allowance.ts";
import { eurosFromCents, type Cents } from "../domain/shared/cents.ts";
import type { FieldIssue } from "../domain/fields/field-issue.ts";
import { civilDate, euros, eurosSum, yearMonth } from "./fields.ts";
import { KINDS } from "./entry-kinds.ts";
import { request, response } from "./shape.ts";
import { nullable, optional } from "./wire/absent.ts";
import { field, money, word } from "./wire/field.ts";
import { wire } from "./wire/wire.ts";

/** The query of GET /previsao; without `dias` all days of the plan are returned. */
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

const movement = wire({
  date: field("data", civilDate),
  kind: word("tipo", KINDS),
  category: field("categoria", v.string()),
  amount: money("valor"),
  description: nullable(field("descricao", v.string())),
  cause: word("origem", {
    recorrente: "recurring",
    registado: "recorded",
    parece_repetir_se: "regular",
    anual: "yearly",
    sem_rendimento_previsto: "assumed",
  }),
  recurrence: nullable(field("recorrente_id", v.string())),
  payment: optional(field("pagamento", v.string())),
});

const left = wire({
  balance: money("valor", eurosSum),
  low: money("minimo", eurosSum),
  high: money("maximo", eurosSum),
});

/**
 * The response of GET /previsao; without a known balance there is no forecast. `depois_do_mes` sums the movements after
 * the end of the month that `por_dia` counts; null where the plan shows those months itself. `pagamento` is the key of a
 * movement that seems to come again.
 */
export const forecastSchema = response({
  saldo: v.nullable(eurosSum),
  fim_do_mes: v.nullable(response(left.entries)),
  dia_mais_baixo: v.nullable(response({ data: civilDate, valor: eurosSum })),
  por_dia: v.nullable(eurosSum),
  dia_apertado: v.nullable(civilDate),
  reserva: euros,
  sem_rendimento: v.nullable(response({ valor: eurosSum })),
  a_partir_de: v.nullable(response({ data: civilDate, por_dia: eurosSum })),
  se_entrar: v.nullable(response({ valor: eurosSum, por_dia: eurosSum })),
  depois_do_mes: v.nullable(response({ receitas: eurosSum, despesas: eurosSum })),
  proxima_receita: v.nullable(response(movement.entries)),
  dias: v.array(
    response({
      data: civilDate,
      ...left.entries,
      habitual: eurosSum,
      movimentos: v.array(response(movement.entries)),
    }),
  ),
  meses: v.array(
    response({
      mes: yearMonth,
      ...left.entries,
      receitas: eurosSum,
      despesas: eurosSum,
      habitual: eurosSum,
    }),
  ),
  pressuposto: v.string(),
});

/** Encodes the first days of a forecast, with its assumption in words; without a forecast, only the cushion. */
export function encodeForecast(
  told: Forecast | null,
  { accountReserve, horizon, count, assumption }: Asked,
): v.InferInput<typeof forecastSchema> {
  if (told === null)
    return {
      saldo: null,
      fim_do_mes: null,
      dia_mais_baixo: null,
      por_dia: null,
      dia_apertado: null,
      reserva: eurosFromCents(accountReserve),
      sem_rendimento: null,
      a_partir_de: null,
      se_entrar: null,
      depois_do_mes: null,
      proxima_receita: null,
      dias: [],
      meses: [],
      pressuposto: assumption,
    };
  const days = told.days.slice(0, count + 1);
  const lowest = lowestOf(days) ?? told.lowest;
  return {
    saldo: eurosFromCents(told.opening.amount),
    fim_do_mes: left.write(told.endOfMonth),
    dia_mais_baixo: { data: lowest.date, valor: eurosFromCents(lowest.balance) },
    ...encodeAllowance(told, horizon),
    sem_rendimento: told.assumed === null ? null : { valor: eurosFromCents(told.assumed) },
    dias: days.map((day) => ({
      data: day.date,
      ...left.write(day),
      habitual: eurosFromCents(day.usual),
      movimentos: day.movements.map(movement.write),
    })),
    meses: told.months.map((month) => ({
      mes: month.month,
      ...left.write(month),
      receitas: eurosFromCents(month.income),
      despesas: eurosFromCents(month.outgoing),
      habitual: eurosFromCents(month.usual.middle),
    })),
    pressuposto: assumption,
  };
}

/** The request of a forecast: how far the plan looks, how many days are wanted, and the assumption it makes. */
type Asked = {
  readonly accountReserve: Cents;
  readonly horizon: Horizon;
  readonly count: number;
  readonly assumption: string;
};

function encodeAllowance({ allowance, today }: Forecast, horizon: Horizon) {
  const { later, unconfirmed, nextIncome } = allowance;
  const beyond = horizon === "year" ? null : beyondMonth(allowance, today);
  return {
    por_dia: eurosFromCents(allowance.perDay),
    dia_apertado: allowance.tightest,
    reserva: eurosFromCents(allowance.accountReserve),
    a_partir_de: later?.from
      ? { data: later.from.date, por_dia: eurosFromCents(later.from.perDay) }
      : null,
    se_entrar: unconfirmed && {
      valor: eurosFromCents(unconfirmed.amount),
      por_dia: eurosFromCents(unconfirmed.perDay),
    },
    depois_do_mes: beyond && {
      receitas: eurosFromCents(beyond.income),
      despesas: eurosFromCents(beyond.outgoing),
    },
    proxima_receita: nextIncome === null ? null : movement.write(nextIncome),
  };
}
