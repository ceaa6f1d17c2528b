import { BADGE_MAX } from "../../domain/notifications/notification.ts";

/** The accessible name of the bell, with the unread count. */
export const bellName = (unread: number): string =>
  unread === 0 ? "Notificações" : `Notificações, ${unread} por ler`;

/** The count on the bell: a number, or '9+' above 9. */
export const badgeText = (unread: number): string =>
  unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread);
