import { BADGE_MAX } from "../../domain/notifications/notification.ts";

/** What the bell is called, and how much is unread. */
export const bellName = (unread: number): string =>
  unread === 0 ? "Notificações" : `Notificações, ${unread} por ler`;

/** The count on the bell: a number, or '9+' above 9. */
export const badgeText = (unread: number): string =>
  unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread);
