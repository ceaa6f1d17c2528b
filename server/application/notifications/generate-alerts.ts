import type { SmartAlert } from "../../../src/domain/notifications/smart-alert.ts";
import { dayBelowZero } from "../../../src/domain/forecast/below-zero.ts";
import { smartAlerts, type AlertFacts } from "../../../src/domain/notifications/smart-alerts.ts";
import { keyOfAlert } from "../../../src/domain/notifications/subject.ts";
import { accessTo } from "../../../src/domain/plans/features.ts";
import { notificationId, type LedgerId } from "../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { normalRecords } from "../forecast/normal-records.ts";
import { plannedIn } from "../recurrences/planned-in.ts";
import { readForecast, type ForecastPorts } from "../forecast/read-forecast.ts";
import type { Calendar, Clock } from "../clock.ts";
import type { NewId } from "../new-id.ts";
import type { Stores } from "../stores.ts";

type Facts = Pick<Stores, "budgets" | "goals" | "ledgers" | "recurrences" | "transactions"> & {
  readonly calendar: Calendar;
};

type Ports = Facts &
  ForecastPorts &
  Pick<Stores, "notifications"> & {
    readonly newId: NewId;
    readonly clock: Clock;
    /** Whether a forecast of a ledger is due again; it reads two years of records. */
    readonly isTimeToLookAhead: (ledger: string) => boolean;
    /** An alert in words. */
    readonly wordAlert: (alert: SmartAlert) => { readonly title: string; readonly message: string };
  };

/** Notifies a user whose plan has smart alerts of the new ones; returns how many there are. */
export const generateAlerts =
  (ports: Ports) =>
  async ({ id, plan }: User, ledger: LedgerId): Promise<number> => {
    if (accessTo("smart-alerts", plan) === "locked") return 0;
    const { notifications, newId, clock, wordAlert } = ports;
    const alerts = smartAlerts({
      ...(await factsAbout(ports, ledger)),
      belowZero: await belowZeroIn(ports, ledger),
    }).map((alert) => ({
      id: notificationId(newId()),
      key: keyOfAlert(ledger, alert),
      ...wordAlert(alert),
      createdAt: clock.now(),
    }));
    return notifications.addNew(id, alerts);
  };

async function factsAbout(stores: Facts, ledger: LedgerId): Promise<Omit<AlertFacts, "belowZero">> {
  const { budgets, goals, ledgers, recurrences, calendar } = stores;
  const today = calendar.today();
  const { records: transactions, sumsOf } = await normalRecords(stores, ledger, today);
  return {
    today,
    transactions,
    sumsOf,
    budgets: await budgets.list(ledger, monthOf(today)),
    goals: await goals.list(ledger),
    categories: await ledgers.categories(ledger),
    recurrences: (await recurrences.list(ledger)).map(({ record }) => record),
    planned: await plannedIn(stores, ledger, today),
  };
}

async function belowZeroIn(
  ports: ForecastPorts & Pick<Ports, "isTimeToLookAhead">,
  ledger: LedgerId,
): Promise<AlertFacts["belowZero"]> {
  if (!ports.isTimeToLookAhead(ledger)) return null;
  const ahead = await readForecast(ports)(ledger, "year");
  const day = ahead && dayBelowZero(ahead);
  return day && { date: day.date, balance: day.balance };
}
