import { eurosFromCents, type AmountFault, type Cents } from "../../domain/shared/cents.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { isSum, parseSignedSum, parseSum } from "../../domain/shared/parse-sum.ts";
import { refused, type Result } from "../../domain/shared/result.ts";

const asIssue = (amount: Result<Cents, AmountFault>): Result<Cents, FieldIssue> =>
  amount.ok ? amount : refused(`amount-${amount.reason}` as const);

/** Reads an amount of money in any usual notation, or a sum of several. */
export const readAmount = (text: string): Result<Cents, FieldIssue> => asIssue(parseSum(text));

/** As `readAmount`, but it may be below zero. */
export const readSignedAmount = (text: string): Result<Cents, FieldIssue> =>
  asIssue(parseSignedSum(text));

/** As `readAmount`, but it is more than zero. */
export const readPositiveAmount = (text: string): Result<Cents, FieldIssue> => {
  const amount = readAmount(text);
  return amount.ok && amount.value === 0 ? refused("amount-zero") : amount;
};

/** The text of an amount in a field: `1234,50`. */
export const amountText = (amount: Cents): string =>
  eurosFromCents(amount).toFixed(2).replace(".", ",");

/** The text of a field after it loses the focus: the amount as it will be saved; unreadable text stays as typed. */
export const settledAmount = (text: string): string => {
  const amount = parseSum(text);
  return amount.ok ? amountText(amount.value) : text;
};

/** The result of a typed sum; null for anything else, or a sum that cannot be read yet. */
export const sumIn = (text: string): Cents | null => {
  const amount = isSum(text) ? parseSum(text) : null;
  return amount?.ok ? amount.value : null;
};
