import * as v from "valibot";
import {
  notificationId,
  categoryId,
  goalId,
  recurrenceId,
  transactionId,
} from "../../domain/shared/ids.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { civilDate, yearMonth } from "../fields.ts";
import { request, response } from "../shape.ts";
import { optional } from "../wire/absent.ts";
import { field, idAs, moment } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";
import type { NotificationSubject } from "../../domain/notifications/subject.ts";

/**
 * The subject of a notification (ligacao on the wire): `orcamento` or `mes` with a month, `categoria` with its id and a
 * month, `despesa` or `objetivo` with an id, `previsao` alone, `recorrente` with an id and the planned day.
 */
const notificationSubjectSchema = response({
  tipo: v.string(),
  mes_ano: v.optional(yearMonth),
  id: v.optional(v.string()),
  data: v.optional(civilDate),
});

/** Reads a subject; null for a kind that only a newer server knows. */
function decodeSubject({
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

function encodeSubject(
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

/** The query of GET /notificacoes. */
export const notificationQuerySchema = request({
  apenas_nao_lidas: v.optional(v.picklist(["true", "false"], "wrong-type" satisfies FieldIssue)),
});

/** A notification, for whoever tells more of it. */
export const notification = wire({
  id: idAs("id", notificationId),
  title: field("titulo", v.string()),
  message: field("mensagem", v.string()),
  read: field("lida", v.boolean()),
  createdAt: moment("created_at"),
  subject: optional(
    field(
      "ligacao",
      v.pipe(
        v.nullable(notificationSubjectSchema),
        v.transform((told) => told && decodeSubject(told)),
      ),
      (subject) => subject && encodeSubject(subject),
    ),
    null,
  ),
});

/**
 * A notification as the server returns it; `created_at` is a moment of ISO 8601 in UTC, `ligacao` its subject, or null.
 */
export const notificationSchema = response(notification.entries);

export const notificationListSchema = v.array(notificationSchema);

export const decodeNotification = notification.read;
export const encodeNotification = notification.write;
