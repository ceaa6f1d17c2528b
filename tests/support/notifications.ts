import type { Notification } from "../../src/domain/notifications/notification.ts";
import { notificationId } from "../../src/domain/shared/ids.ts";
import { numbered } from "./numbered.ts";

const nextId = numbered("notification");

/** An unread notification about a budget, of 20 November 2026 at 14:05 in Lisbon, by default. */
export const notificationWith = (changes: Partial<Notification> = {}): Notification => ({
  id: notificationId(nextId()),
  title: "Orçamento excedido",
  message: "Gastou 142,90 € dos 120,00 € para Lazer.",
  read: false,
  createdAt: Date.UTC(2026, 10, 20, 14, 5),
  subject: null,
  ...changes,
});
