import type { Notifications } from "../../application/ports/notifications.ts";
import { decodeNotification, notificationListSchema } from "../../contract/notifications.ts";
import { paths } from "../../contract/paths.ts";
import { nothing, type Api } from "./api.ts";

/** Notifications over the calls of /notificacoes. */
export const httpNotifications = (api: Api): Notifications => ({
  list: async () =>
    (await api("get", paths.notifications, notificationListSchema)).map(decodeNotification),
  markRead: async (id) => {
    await api("put", paths.notificationRead(id), nothing);
  },
  markAllRead: async () => {
    await api("put", paths.allNotificationsRead, nothing);
  },
  remove: async (id) => {
    await api("delete", paths.notification(id), nothing);
  },
});
