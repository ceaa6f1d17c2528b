import * as v from "valibot";
import type { OccurrenceException, Recurrence } from "../../domain/recurrences/recurrence.ts";
import { eurosFromCents, ZERO } from "../../domain/shared/cents.ts";
import { recurrenceId, transactionId } from "../../domain/shared/ids.ts";
import { civilDate, euros, eurosSum, revision } from "../fields.ts";
import { partsOfCost, plan } from "../recurrences/recurrence-plan.ts";
import { request, response } from "../shape.ts";
import { nullable, optional } from "../wire/absent.ts";
import { field, idAs, money } from "../wire/field.ts";
import { nested } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";

/** How one planned movement deviates from its plan. */
const exceptionSchema = response({
  dia: civilDate,
  estado: v.picklist(["resolvida", "alterada"]),
  data: v.nullable(civilDate),
  valor: v.nullable(euros),
});

const encodeException = (one: OccurrenceException) =>
  one.state === "settled"
    ? ({ dia: one.day, estado: "resolvida", data: null, valor: null } as const)
    : ({
        dia: one.day,
        estado: "alterada",
        data: one.date,
        valor: eurosFromCents(one.amount),
      } as const);

const decodeException = ({
  dia,
  data,
  valor,
}: v.InferOutput<typeof exceptionSchema>): OccurrenceException =>
  data === null || valor === null
    ? { day: dia, state: "settled" }
    : { day: dia, state: "changed", date: data, amount: valor };

const exceptions: v.GenericSchema<v.InferInput<typeof exceptionSchema>[], OccurrenceException[]> =
  v.array(v.pipe(exceptionSchema, v.transform(decodeException)));

const recurrence = wire({
  id: idAs("id", recurrenceId),
  ...plan.fields,
  category: field("categoria", v.string()),
  each: nullable(money("valor")),
  total: nullable(money("total")),
  fee: nullable(money("encargo")),
  openFrom: field("aberta_desde", civilDate),
  exceptions: field("excecoes", exceptions, (some) => some.map(encodeException)),
  overpaid: optional(money("pago_a_mais", eurosSum)),
});

/** A recurrence as the server returns it (recorrente on the wire). */
export const recurrenceSchema = response(recurrence.entries);

/** A recurrence as a write returns it. */
export const storedRecurrenceSchema = response({ ...recurrence.entries, revisao: revision });

/** The response of GET /recorrentes; each with its revision, which a change of it has to name. */
export const recurrenceListSchema = v.array(storedRecurrenceSchema);

/** The query of GET /recorrentes/proximas. */
export const upcomingSchema = request({ ate: civilDate });

const movement = {
  date: field("data", civilDate),
  category: field("categoria", v.string()),
  amount: money("valor"),
  description: nullable(field("descricao", v.string())),
};

const occurrence = wire({
  recurrenceId: idAs("recorrente_id", recurrenceId),
  date: movement.date,
  kind: plan.fields.kind,
  category: movement.category,
  amount: movement.amount,
  description: movement.description,
  recorded: optional(nested("ja_registado", wire({ id: idAs("id", transactionId), ...movement }))),
});

/** The response of GET /recorrentes/proximas, the soonest first. */
export const occurrenceListSchema = v.array(response(occurrence.entries));

/** The response of a movement that is recorded or skipped: the recurrence afterwards, and the new record. */
export const settledSchema = response({
  recorrente: storedRecurrenceSchema,
  registo: v.nullable(
    response({
      id: v.string(),
      data: civilDate,
      categoria: v.string(),
      valor: euros,
      descricao: v.nullable(v.string()),
      revisao: revision,
    }),
  ),
});

export const encodeRecurrence = (one: Recurrence) =>
  recurrence.write({ ...one, each: null, total: null, fee: null, ...partsOfCost(one.cost) });

export function decodeRecurrence(fields: v.InferOutput<typeof recurrenceSchema>): Recurrence {
  const { each, total, fee, ...one } = recurrence.read(fields);
  const cost =
    total === null
      ? { of: "each" as const, amount: each ?? ZERO }
      : { of: "parts" as const, total, fee: fee ?? ZERO };
  const { id, kind, category, ...days } = one;
  return { id, kind, category, cost, ...days, askedUntil: null };
}

export const encodeOccurrence = occurrence.write;
