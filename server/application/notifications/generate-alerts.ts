import type { SmartAlert } from "../../../src/domain/notifications/smart-alert.ts";
import { dayBelowZero } from "../../../src/domain/forecast/below-zero.ts";
import type { AlertFacts } from "../../../src/domain/notifications/alert-facts.ts";
import { outdatedAlerts } from "../../../src/domain/notifications/outdated-alerts.ts";
import { smartAlerts } from "../../../src/domain/notifications/smart-alerts.ts";
import { alertKeyIn, keyOfAlert } from "../../../src/domain/notifications/subject.ts";
import { accessTo } from "../../../src/domain/plans/features.ts";
import { notificationId, type LedgerId } from "../../../src/domain/shared/ids.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { readRefunds } from "../budgets/read-refunds.ts";
import { normalRecords } from "../forecast/normal-records.ts";
import { plannedIn } from "../recurrences/planned-in.ts";
import { readForecast, type ForecastPorts } from "../forecast/read-forecast.ts";
import type { Calendar, Clock } from "../clock.ts";
import type { NewId } from "../new-id.ts";
import type { Stores, UserWork } from "../stores.ts";

type Facts = Pick<Stores, "budgets" | "goals" | "ledgers" | "recurrences" | "transactions"> & {
  readonly calendar: Calendar;
};

type Ports = Facts &
  ForecastPorts & {
    readonly userWork: UserWork;
    readonly newId: NewId;
    readonly clock: Clock;
    /** Whether a forecast of a ledger is due again; it reads two years of records. */
    readonly isTimeToLookAhead: (ledger: string) => boolean;
    /** An alert in words. */
    readonly wordAlert: (alert: SmartAlert) => { readonly title: string; readonly message: string };
  };

/** How often the facts are read anew because the ledger was written to meanwhile; then the last ones count. */
const MAX_TRIES = 3;

/**
 * Notifies a user whose plan has smart alerts of the new ones, and takes back the unread ones whose cause is gone;
 * returns how many are new. Several at once come one after the other, each with facts no older than those before it.
 */
export const generateAlerts =
  (ports: Ports) =>
  async (user: User, ledger: LedgerId): Promise<number> => {
    if (accessTo("smart-alerts", user.plan) === "locked") return 0;
    const looksAhead = ports.isTimeToLookAhead(ledger);
    for (let tries = 1; ; tries += 1) {
      const before = await ports.ledgers.find(ledger);
      const facts = await factsAbout(ports, ledger);
      const belowZero = looksAhead ? await belowZeroIn(ports, ledger) : "unknown";
      const renewal = renewalOf(ports, ledger, { ...facts, belowZero });
      const isLast = tries === MAX_TRIES;
      const added = await ports.userWork(user.id, async ({ ledgers, notifications }) => {
        const after = await ledgers.find(ledger);
        if (after?.revision !== before?.revision && !isLast) return null;
        return notifications.renewAlerts(user.id, renewal.alerts, renewal.isGone);
      });
      if (added !== null) return added;
    }
  };

/** The alerts that facts make, in words, and those that they take back. */
function renewalOf({ newId, clock, wordAlert }: Ports, ledger: LedgerId, facts: AlertFacts) {
  const made = smartAlerts(facts);
  const isOutdated = outdatedAlerts(facts, made);
  return {
    alerts: made.map((alert) => ({
      id: notificationId(newId()),
      key: keyOfAlert(ledger, alert),
      ...wordAlert(alert),
      createdAt: clock.now(),
    })),
    isGone: (key: string) => {
      const own = alertKeyIn(ledger, key);
      return own !== null && isOutdated(own);
    },
  };
}

async function factsAbout(stores: Facts, ledger: LedgerId): Promise<Omit<AlertFacts, "belowZero">> {
  const { budgets, goals, ledgers, recurrences, calendar } = stores;
  const today = calendar.today();
  const month = monthOf(today);
  const { records: transactions, sumsOf } = await normalRecords(stores, ledger, today);
  return {
    today,
    transactions,
    sumsOf,
    budgets: await budgets.list(ledger, month),
    refunded: (await readRefunds(stores, ledger, [month]))(month),
    goals: await goals.list(ledger),
    categories: await ledgers.categories(ledger),
    recurrences: (await recurrences.list(ledger)).map(({ record }) => record),
    planned: await plannedIn(stores, ledger, today),
    ended: await recurrences.ended(ledger),
  };
}

async function belowZeroIn(
  ports: ForecastPorts,
  ledger: LedgerId,
): Promise<AlertFacts["belowZero"]> {
  const ahead = await readForecast(ports)(ledger, "year");
  if (ahead === null) return null;
  const day = dayBelowZero(ahead);
  if (day !== null) return { date: day.date, balance: day.balance };
  // The day that was told of may have come: an alert about it stays.
  return (ahead.days[0]?.balance ?? 0) < 0 ? "unknown" : null;
}
