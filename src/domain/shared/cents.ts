import { accepted, refused, type Result } from "./result.ts";

declare const brand: unique symbol;

/** An amount of money in whole euro cents; a balance may be negative. */
export type Cents = number & { readonly [brand]: "Cents" };

/** The largest amount that a single record may hold: 999 999 999,99 €. */
export const MAX_AMOUNT = 99_999_999_999 as Cents;

/**
 * The largest sum, 9 999 999 999 999,99 €: in euros it keeps every cent in a JSON number. Only a user with more than
 * ten thousand records of the largest amount comes near it.
 */
export const MAX_SUM = 999_999_999_999_999 as Cents;

export const ZERO = 0 as Cents;

/** Why a number of euros is no amount of money. */
export type AmountFault = "not-a-number" | "negative" | "too-many-decimals" | "too-large";

/**
 * Turns an integer into cents; throws for a fraction, which is a bug of the caller. A sum beyond the largest, on either
 * side of zero, is limited to it.
 */
export function cents(amount: number): Cents {
  if (!Number.isInteger(amount)) throw new RangeError(`not whole cents: ${amount}`);
  const told = Math.max(-MAX_SUM, Math.min(amount, MAX_SUM));
  return (told === 0 ? 0 : told) as Cents;
}

/** Reads a JSON number of euros, from 0 to 999 999 999,99 with at most two decimals. */
export function centsFromEuros(euros: number): Result<Cents, AmountFault> {
  if (!Number.isFinite(euros)) return refused("not-a-number");
  if (euros < 0) return refused("negative");
  const amount = Math.round(euros * 100);
  if (amount > MAX_AMOUNT) return refused("too-large");
  if (amount / 100 !== euros) return refused("too-many-decimals");
  return accepted(cents(amount));
}

/** The JSON number of euros for an amount. */
export const eurosFromCents = (amount: Cents): number => amount / 100;

export const add = (left: Cents, right: Cents): Cents => cents(left + right);

export const subtract = (left: Cents, right: Cents): Cents => cents(left - right);

export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
};

/** A whole percentage of an amount, rounded half up to the cent. */
export const percentOf = (percent: number, amount: Cents): Cents =>
  cents(Math.round((amount * percent) / 100));

/** The share of an amount in a whole, from 0 to 1; 0 if the whole is zero. */
export const ratio = (part: Cents, whole: Cents): number => (whole === 0 ? 0 : part / whole);
