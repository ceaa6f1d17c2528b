import { eurosFromCents, type Cents } from "../../domain/shared/cents.ts";
import type { FieldIssue } from "../../domain/shared/field-issue.ts";
import { parseAmount } from "../../domain/shared/parse-amount.ts";
import { refused, type Result } from "../../domain/shared/result.ts";

/** Reads an amount of money in any of the ways to write one. */
export const readAmount = (text: string): Result<Cents, FieldIssue> => {
  const amount = parseAmount(text);
  return amount.ok ? amount : refused(`amount-${amount.reason}` as const);
};

/** As `readAmount`, but nothing at all counts as missing. */
export const readPositiveAmount = (text: string): Result<Cents, FieldIssue> => {
  const amount = readAmount(text);
  return amount.ok && amount.value === 0 ? refused("required") : amount;
};

/** What a field shows of an amount: `1234,50`. */
export const amountText = (amount: Cents): string =>
  eurosFromCents(amount).toFixed(2).replace(".", ",");
