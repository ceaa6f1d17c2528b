import { generatedAlertsSchema } from "../../../src/contract/notifications/generated-alerts.ts";
import {
  encodeNotification,
  notificationListSchema,
  notificationQuerySchema,
} from "../../../src/contract/notifications/notifications.ts";
import { paths } from "../../../src/contract/paths.ts";
import { notificationId } from "../../../src/domain/shared/ids.ts";
import type { Notifications } from "../../application/notifications/notifications.ts";
import type { generateAlerts } from "../../application/notifications/generate-alerts.ts";
import type { listNotifications } from "../../application/notifications/list-notifications.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../requests/id-in-path.ts";
import { refuse } from "../answers/refuse.ts";
import { notificationsTag } from "../answers/revision-tag.ts";
import { sessionOf } from "../access/session-of.ts";

export type NotificationUseCases = {
  readonly listNotifications: ReturnType<typeof listNotifications>;
  readonly markNotificationRead: Notifications["markRead"];
  readonly markAllNotificationsRead: Notifications["markAllRead"];
  readonly dismissNotification: Notifications["dismiss"];
  readonly generateAlerts: ReturnType<typeof generateAlerts>;
};

/** Adds the user's notifications, on every plan; only generating alerts requires Premium (/notificacoes). */
export function notificationRoutes(api: Api, useCases: NotificationUseCases): void {
  api.get(
    paths.notifications,
    {
      schema: { querystring: notificationQuerySchema },
      preHandler: notificationsTag,
      config: {
        access: "user",
        summary: "Listar as notificações mais recentes, todas ou só as não lidas",
        description:
          "São as 200 mais recentes que não foram removidas. «ligacao» diz de que trata cada uma, ou é null: «tipo» é «orcamento», «mes», «categoria», «despesa», «objetivo», «recorrente», «previsao» ou outro que venha a existir, com o mês, o id ou o dia que o nomeia e que pode já não existir. Pode ser pedida de 30 em 30 segundos: não conta como uso do token, e sem mudanças é 304.",
        answers: { 200: notificationListSchema },
        polled: true,
      },
    },
    async (request) => {
      const { user } = sessionOf(request);
      const unreadOnly = request.query.apenas_nao_lidas === "true";
      return (await useCases.listNotifications(user.id, unreadOnly)).map(encodeNotification);
    },
  );

  api.put(
    paths.notificationRead(":id"),
    {
      schema: { params: idInPath },
      config: {
        access: "user",
        summary: "Marcar uma notificação como lida",
        description: "Pode ser repetido.",
        answers: { 204: null },
      },
    },
    async (request, reply) => {
      const id = notificationId(request.params.id);
      const found = await useCases.markNotificationRead(sessionOf(request).user.id, id);
      return found ? reply.code(204).send() : refuse(reply, "no-such-record");
    },
  );

  api.put(
    paths.allNotificationsRead,
    {
      config: {
        access: "user",
        summary: "Marcar todas as notificações como lidas",
        description: "Pode ser repetido.",
        answers: { 204: null },
      },
    },
    async (request, reply) => {
      await useCases.markAllNotificationsRead(sessionOf(request).user.id);
      return reply.code(204).send();
    },
  );

  api.delete(
    paths.notification(":id"),
    {
      schema: { params: idInPath },
      config: {
        access: "user",
        summary: "Remover uma notificação; o mesmo alerta não volta",
        description: "Nenhuma chamada a volta a mostrar, nem a do lixo.",
        answers: { 204: null },
      },
    },
    async (request, reply) => {
      const id = notificationId(request.params.id);
      const found = await useCases.dismissNotification(sessionOf(request).user.id, id);
      return found ? reply.code(204).send() : refuse(reply, "no-such-record");
    },
  );

  api.post(
    paths.generateAlerts,
    {
      config: {
        access: "user",
        summary: "Gerar os alertas inteligentes que faltam; no plano Free nenhum",
        description:
          "«geradas» conta os que são novos. Um alerta por ler cuja causa deixou de existir é removido, e volta se ela voltar; um que foi lido fica.",
        answers: { 200: generatedAlertsSchema },
      },
    },
    async (request) => {
      const { user, ledger } = sessionOf(request);
      return { geradas: await useCases.generateAlerts(user, ledger.id) };
    },
  );
}
