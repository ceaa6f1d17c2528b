import { monthOf } from "../shared/year-month.ts";
import type { AlertFacts } from "./alert-facts.ts";
import { alertKey, type SmartAlert } from "./smart-alert.ts";

/**
 * Returns whether the cause of an earlier alert, by its key, is gone: it is about the facts, and not among the alerts
 * that they make now. Alerts about past months stay, as do those that these facts say nothing of.
 */
export function outdatedAlerts(
  facts: AlertFacts,
  made: readonly SmartAlert[],
): (key: string) => boolean {
  const present = new Set(made.map(alertKey));
  const month = monthOf(facts.today);
  const past = new Set<string>(
    facts.transactions.filter(({ date }) => monthOf(date) < month).map(({ id }) => id),
  );
  return (key) => {
    if (present.has(key)) return false;
    const [type, first = ""] = key.split(":");
    switch (type as SmartAlert["type"]) {
      case "budget-near-limit":
      case "budget-at-limit":
      case "category-above-mean":
      case "negative-balance":
      case "goal-out-of-reach":
        return first === month;
      case "unusual-expense":
        return !past.has(first);
      case "below-zero":
        return facts.belowZero !== "unknown";
      case "price-rise":
      case "goal-reached":
        return true;
      default:
        return false;
    }
  };
}
