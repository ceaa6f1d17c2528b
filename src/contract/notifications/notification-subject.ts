import * as v from "valibot";
import type { NotificationSubject } from "../../domain/notifications/subject.ts";
import { categoryId, goalId, recurrenceId, transactionId } from "../../domain/shared/ids.ts";
import { civilDate, yearMonth } from "../fields.ts";
import { response } from "../shape.ts";

/**
 * The subject of a notification (ligacao on the wire): `orcamento` or `mes` with a month, `categoria` with its id and a
 * month, `despesa` or `objetivo` with an id, `previsao` alone, `recorrente` with an id and the planned day.
 */
export const notificationSubjectSchema = response({
  tipo: v.string(),
  mes_ano: v.optional(yearMonth),
  id: v.optional(v.string()),
  data: v.optional(civilDate),
});

/** Reads a subject; null for a kind that only a newer server knows. */
export function decodeSubject({
  tipo,
  mes_ano: month,
  id,
  data: day,
}: v.InferOutput<typeof notificationSubjectSchema>): NotificationSubject | null {
  if (tipo === "orcamento" && month) return { type: "budgets", month };
  if (tipo === "previsao") return { type: "forecast" };
  if (tipo === "mes" && month) return { type: "month", month };
  if (tipo === "categoria" && month && id)
    return { type: "category", month, category: categoryId(id) };
  if (tipo === "despesa" && id) return { type: "expense", id: transactionId(id) };
  if (tipo === "recorrente" && id && day) return { type: "recurrence", id: recurrenceId(id), day };
  return tipo === "objetivo" && id ? { type: "goal", id: goalId(id) } : null;
}

export function encodeSubject(
  subject: NotificationSubject,
): v.InferInput<typeof notificationSubjectSchema> {
  switch (subject.type) {
    case "budgets":
      return { tipo: "orcamento", mes_ano: subject.month };
    case "category":
      return { tipo: "categoria", mes_ano: subject.month, id: subject.category };
    case "forecast":
      return { tipo: "previsao" };
    case "month":
      return { tipo: "mes", mes_ano: subject.month };
    case "expense":
      return { tipo: "despesa", id: subject.id };
    case "recurrence":
      return { tipo: "recorrente", id: subject.id, data: subject.day };
    case "goal":
      return { tipo: "objetivo", id: subject.id };
  }
}
