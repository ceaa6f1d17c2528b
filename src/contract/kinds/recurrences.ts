import * as v from "valibot";
import type {
  Occurrence,
  OccurrenceException,
  Recurrence,
} from "../../domain/recurrences/recurrence.ts";
import { eurosFromCents, ZERO } from "../../domain/shared/cents.ts";
import { recurrenceId } from "../../domain/shared/ids.ts";
import { civilDate, euros, revision } from "../fields.ts";
import { KIND_NAMES, KINDS } from "../entry-kinds.ts";
import {
  encodeCost,
  encodePlan,
  MODES,
  said,
  UNITS,
  WEEKENDS,
} from "../recurrences/recurrence-plan.ts";
import { request, response } from "../shape.ts";

/** How one planned movement deviates from its plan. */
const exceptionSchema = response({
  dia: civilDate,
  estado: v.picklist(["resolvida", "alterada"]),
  data: v.nullable(civilDate),
  valor: v.nullable(euros),
});

/** A recurrence as the server returns it (recorrente on the wire). */
export const recurrenceSchema = response({
  id: v.string(),
  ...said,
  categoria: v.string(),
  valor: v.nullable(euros),
  total: v.nullable(euros),
  encargo: v.nullable(euros),
  aberta_desde: civilDate,
  excecoes: v.array(exceptionSchema),
});

/** A recurrence as a write returns it. */
export const storedRecurrenceSchema = response({ ...recurrenceSchema.entries, revisao: revision });

/** The response of GET /recorrentes; each with its revision, which a change of it has to name. */
export const recurrenceListSchema = v.array(storedRecurrenceSchema);

/** The query of GET /recorrentes/proximas. */
export const upcomingSchema = request({ ate: civilDate });

/** The response of GET /recorrentes/proximas, the soonest first. */
export const occurrenceListSchema = v.array(
  response({
    recorrente_id: v.string(),
    data: civilDate,
    tipo: v.picklist(["receita", "despesa"]),
    categoria: v.string(),
    valor: euros,
    descricao: v.nullable(v.string()),
  }),
);

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

const encodeException = (one: OccurrenceException) =>
  one.state === "settled"
    ? ({ dia: one.day, estado: "resolvida", data: null, valor: null } as const)
    : ({
        dia: one.day,
        estado: "alterada",
        data: one.date,
        valor: eurosFromCents(one.amount),
      } as const);

export const encodeRecurrence = (
  recurrence: Recurrence,
): v.InferInput<typeof recurrenceSchema> => ({
  id: recurrence.id,
  ...encodePlan(recurrence),
  ...encodeCost(recurrence.cost),
  aberta_desde: recurrence.openFrom,
  excecoes: recurrence.exceptions.map(encodeException),
});

export const decodeRecurrence = (fields: v.InferOutput<typeof recurrenceSchema>): Recurrence => ({
  id: recurrenceId(fields.id),
  kind: KINDS[fields.tipo],
  category: fields.categoria,
  cost:
    fields.total === null
      ? { of: "each", amount: fields.valor ?? ZERO }
      : { of: "parts", total: fields.total, fee: fields.encargo ?? ZERO },
  description: fields.descricao,
  start: fields.inicio,
  every: fields.cada,
  unit: UNITS[fields.unidade],
  end: fields.fim,
  times: fields.vezes,
  weekend: WEEKENDS[fields.fim_de_semana],
  mode: MODES[fields.modo],
  paused: fields.pausada,
  openFrom: fields.aberta_desde,
  exceptions: fields.excecoes.map(({ dia, data, valor }) =>
    data === null || valor === null
      ? { day: dia, state: "settled" }
      : { day: dia, state: "changed", date: data, amount: valor },
  ),
  askedUntil: null,
});

export const encodeOccurrence = (
  occurrence: Occurrence,
): v.InferInput<typeof occurrenceListSchema>[number] => ({
  recorrente_id: occurrence.recurrenceId,
  data: occurrence.date,
  tipo: KIND_NAMES[occurrence.kind],
  categoria: occurrence.category,
  valor: eurosFromCents(occurrence.amount),
  descricao: occurrence.description,
});
