import { keyWords } from "../guessing/words.ts";
import type { Cents } from "../shared/cents.ts";
import type { Moved } from "../transactions/movement-words.ts";

/** The longest key: the words of a description of 200 characters, each of which becomes at most three when it is folded. */
export const PAYMENT_KEY_MAX = 620;

/** The most payments of a ledger that are said to have ended. */
export const ENDED_PAYMENTS_MAX = 100;

/** How far amounts may differ to be one payment's. */
const SAME_PERCENT = 10;

/** Begins the key of a group without words. */
const WORDLESS = "expense ~";

type Worded = Pick<Moved, "description" | "category">;

/** What expenses of one payment have in common: the words of the shop, or without words the category. */
export function paymentGroup({ description, category }: Worded): string {
  const words = description === null ? "" : keyWords(description);
  return words === "" ? `${WORDLESS}${category}` : `expense ${words}`;
}

/** Whether only amounts tell the payments of a group apart. */
export const isWordless = (group: string): boolean => group.startsWith(WORDLESS);

/** The key of a payment: its group, without words with the amount in cents. */
export const paymentKey = (group: string, amount: Cents): string =>
  isWordless(group) ? `${group} ${amount}` : group;

/** Whether an amount is another one within a tenth of that. */
export const isAbout = (amount: number, other: number): boolean =>
  Math.abs(amount - other) * 100 <= other * SAME_PERCENT;

/**
 * Whether a record is of a payment that was said to have ended: of its words, or without words of its category and about
 * its amount. Such a record is habitual spending, however often it comes again.
 */
export function ofEnded(keys: readonly string[]): (record: Moved) => boolean {
  if (keys.length === 0) return () => false;
  const ended = new Set(keys);
  const amounts = Map.groupBy(keys.filter(isWordless), (key) => key.slice(0, key.lastIndexOf(" ")));
  return (record) => {
    if (record.kind !== "expense") return false;
    const group = paymentGroup(record);
    if (!isWordless(group)) return ended.has(group);
    const some = amounts.get(group) ?? [];
    return some.some((key) => isAbout(record.amount, Number(key.slice(group.length + 1))));
  };
}
