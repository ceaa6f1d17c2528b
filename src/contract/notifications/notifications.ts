import * as v from "valibot";
import type { Notification } from "../../domain/notifications/notification.ts";
import { notificationId } from "../../domain/shared/ids.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { instant } from "../fields.ts";
import { decodeSubject, encodeSubject, notificationSubjectSchema } from "./notification-subject.ts";
import { request, response } from "../shape.ts";

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
