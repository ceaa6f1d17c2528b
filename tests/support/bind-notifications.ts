import type { Container } from "inversify";
import { bind } from "../../src/composition/bind.ts";
import { keys } from "../../src/composition/keys.ts";
import type { Notifications } from "../../src/application/ports/notifications.ts";
import { fakeNotifications } from "./fakes/fake-notifications.ts";
import { fakeSmartAlerts } from "./fakes/fake-smart-alerts.ts";
import { fakeVisibility } from "./fakes/fake-visibility.ts";

/** Binds what the notifications need, in memory: none is there, and none is due, unless told otherwise. */
export function bindNotifications(
  container: Container,
  notifications: Notifications = fakeNotifications(),
  alerts = fakeSmartAlerts(0),
): void {
  bind(container, keys.notifications, [], () => notifications);
  bind(container, keys.smartAlerts, [], () => alerts);
  bind(container, keys.visibility, [], () => fakeVisibility().visibility);
}
