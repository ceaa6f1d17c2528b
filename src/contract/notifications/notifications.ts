import * as v from "valibot";
import type { Notification } from "../../domain/notifications/notification.ts";
import {
  notificationId,
  categoryId,
  goalId,
  recurrenceId,
  transactionId,
} from "../../domain/shared/ids.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { instant, civilDate, yearMonth } from "../fields.ts";
import { request, response } from "../shape.ts";
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

/**
 * A notification as the server returns it; `created_at` is a moment of ISO 8601 in UTC, `ligacao` its subject, or null.
 */
export const notificationSchema = response({
  id: v.string(),
  titulo: v.string(),
  mensagem: v.string(),
  lida: v.boolean(),
  created_at: instant,
  ligacao: v.optional(v.nullable(notificationSubjectSchema), null),
});

export const notificationListSchema = v.array(notificationSchema);

export const decodeNotification = (
  fields: v.InferOutput<typeof notificationSchema>,
): Notification => ({
  id: notificationId(fields.id),
  title: fields.titulo,
  message: fields.mensagem,
  read: fields.lida,
  createdAt: fields.created_at,
  subject: fields.ligacao && decodeSubject(fields.ligacao),
});

export const encodeNotification = (
  notification: Notification,
): v.InferInput<typeof notificationSchema> => ({
  id: notification.id,
  titulo: notification.title,
  mensagem: notification.message,
  lida: notification.read,
  created_at: new Date(notification.createdAt).toISOString(),
  ligacao: notification.subject && encodeSubject(notification.subject),
});
