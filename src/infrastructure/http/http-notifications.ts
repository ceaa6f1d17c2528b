import * as v from "valibot";
import type { Notifications } from "../../application/notifications/notifications.ts";
import type { Notification } from "../../domain/notifications/notification.ts";
import {
  decodeNotification,
  notificationListSchema,
} from "../../contract/notifications/notifications.ts";
import { paths } from "../../contract/paths.ts";
import { nothing, type Api, type CachedAnswer } from "./api.ts";
import type { SmartAlerts } from "../../application/notifications/smart-alerts.ts";
import { generatedAlertsSchema } from "../../contract/notifications/generated-alerts.ts";

const listSchema = v.pipe(
  notificationListSchema,
  v.transform((list): readonly Notification[] => list.map(decodeNotification)),
);

/** Notifications over the calls of /notificacoes; a list that has not changed is returned as the same object. */
export const httpNotifications = (api: Api): Notifications => {
  const kept: CachedAnswer<readonly Notification[]> = {};
  return {
    list: () => api("get", paths.notifications, listSchema, {}, kept),
    markRead: async (id) => {
      await api("put", paths.notificationRead(id), nothing);
    },
    markAllRead: async () => {
      await api("put", paths.allNotificationsRead, nothing);
    },
    remove: async (id) => {
      await api("delete", paths.notification(id), nothing);
    },
  };
};

/** Smart alerts over POST /notificacoes/gerar-automaticas. */
export const httpSmartAlerts = (api: Api): SmartAlerts => ({
  generate: async () => (await api("post", paths.generateAlerts, generatedAlertsSchema)).geradas,
});
