import { createActor, fromCallback, fromPromise, type Actor } from "xstate";
import {
  notificationsMachine,
  type NotificationsEvent,
} from "../../application/notifications/notifications.machine.ts";
import {
  type Notifications,
  changeNotifications,
} from "../../application/notifications/notifications.ts";
import type { PageVisibility } from "../../application/device/page-visibility.ts";
import type { SmartAlerts } from "../../application/notifications/smart-alerts.ts";
import { onLedgerChange } from "../../application/reactions/on-ledger-change.ts";
import { accessTo } from "../../domain/plans/features.ts";
import {
  httpNotifications,
  httpSmartAlerts,
} from "../../infrastructure/http/http-notifications.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";
import type { Page } from "../page/page.ts";
import { planOf } from "../page/plan-of.ts";

type Session = Page["session"];

const NOTIFICATIONS = key<Notifications>("notifications");
const SMART_ALERTS = key<SmartAlerts>("smartAlerts");

const needs = {
  notifications: NOTIFICATIONS,
  smartAlerts: SMART_ALERTS,
  notify: keys.notify,
  session: keys.session,
  visibility: keys.visibility,
  ledger: keys.records,
};

/** The notifications of the user, which the bell counts. */
export const notificationsFeature = feature(
  [
    bind(NOTIFICATIONS, [keys.api], httpNotifications),
    bind(SMART_ALERTS, [keys.api], httpSmartAlerts),
  ],
  needs,
  startNotifications,
);

/** Starts the notifications of the user, and checks for alerts as soon as the plan includes them. */
export function startNotifications(
  given: NeedsOf<typeof needs>,
): Actor<typeof notificationsMachine> {
  const { notifications, smartAlerts, notify, session, visibility, ledger } = given;
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        list: fromPromise(() => notifications.list()),
        change: fromPromise(({ input }) => changeNotifications(notifications)(input)),
        raiseAlerts: fromPromise(async () => (hasAlerts(session) ? smartAlerts.generate() : 0)),
        visibility: changesOf(visibility),
        ledger: fromCallback(({ sendBack }) =>
          onLedgerChange(ledger, () => sendBack({ type: "LEDGER_CHANGED" })),
        ),
      },
    }),
  );
  // A failed check is of interest to developers only.
  actor.on("LOAD_FAILED", ({ failure }) => console.warn("notifications not loaded", failure));
  actor.on("CHANGED", ({ change }) => {
    if (change.type === "all-read") notify({ type: "notifications-read" });
  });
  actor.on("CHANGE_FAILED", ({ failure }) => notify({ type: "failed", failure }));
  actor.start();
  alertFrom(session, () => actor.send({ type: "LOOK_FOR_ALERTS" }));
  session.subscribe({ complete: () => actor.stop() });
  return actor;
}

const hasAlerts = (session: Session) => accessTo("smart-alerts", planOf(session)) !== "locked";

/** Checks for alerts at once if the plan includes them, else when it first does. */
function alertFrom(session: Session, look: () => void): void {
  let had = false;
  const see = () => {
    const has = hasAlerts(session);
    if (has && !had) look();
    had = has;
  };
  see();
  session.subscribe(see);
}

const changesOf = (visibility: PageVisibility) =>
  fromCallback<NotificationsEvent>(({ sendBack }) => {
    const shown = () => sendBack({ type: "SHOWN" });
    if (visibility.isShown()) shown();
    const stops = [
      visibility.onShown(shown),
      visibility.onHidden(() => sendBack({ type: "HIDDEN" })),
    ];
    return () => stops.forEach((stop) => stop());
  });
