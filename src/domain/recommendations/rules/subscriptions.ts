import { hasRole } from "../../categories/expense-categories.ts";
import { addMonths, monthOf } from "../../shared/year-month.ts";
import { cents } from "../../shared/cents.ts";
import { byYear } from "../../shared/by-year.ts";
import { YEARLY_MONTHS } from "../yearly.ts";
import { normallySpentOn, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** The smallest yearly cost of subscriptions that is reported, in cents. */
const SMALLEST_SUBSCRIPTIONS = cents(100_00);

/** The percentage of the expenses from which they matter. */
const NOTABLE_PERCENT = 5;

/** The number of latest months, the current one included, in which a subscription that goes on is paid. */
const PAID_MONTHS = 3;

const isStillPaid = ({ records, categories, today }: FinancialFacts): boolean =>
  records.some(
    ({ kind, category, date, amount }) =>
      kind === "expense" &&
      amount > 0 &&
      monthOf(date) > addMonths(monthOf(today), -PAID_MONTHS) &&
      hasRole(categories, category, "subscriptions"),
  );

/** A finding about the yearly cost of subscriptions, which their monthly prices hide. */
export function subscriptionRules(facts: FinancialFacts): readonly Finding[] {
  if (facts.normal.months.length < YEARLY_MONTHS || !isStillPaid(facts)) return [];
  const monthly = normallySpentOn(facts, "subscriptions");
  const yearly = byYear(monthly);
  if (yearly < SMALLEST_SUBSCRIPTIONS) return [];
  const notable = monthly * 100 >= facts.normal.expenses * NOTABLE_PERCENT;
  return [{ type: "subscriptions", priority: notable ? "medium" : "low", monthly, yearly }];
}
