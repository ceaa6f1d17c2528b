import * as v from "valibot";
import { CATEGORY_NAME_MAX } from "../domain/categories/category.ts";
import { cents, centsFromEuros, type AmountFault, type Cents } from "../domain/shared/cents.ts";
import { parseCivilDate, type CivilDate } from "../domain/shared/civil-date.ts";
import { parseYearMonth, type YearMonth } from "../domain/shared/year-month.ts";
import { issue } from "./shape.ts";

// The annotations let a bundle leave out the schemas that it does not use.
/** A JSON number of euros, read as cents. */
export const euros = v.pipe(
  v.number(issue("wrong-type")),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const read = centsFromEuros(dataset.value);
    if (!read.ok) addIssue({ message: issue(`amount-${read.reason satisfies AmountFault}`) });
  }),
  v.transform((value): Cents => {
    const read = centsFromEuros(value);
    if (!read.ok) throw new RangeError("checked above");
    return read.value;
  }),
);

/** A JSON number of euros that may be below zero, read as cents. */
export const signedEuros = v.pipe(
  v.number(issue("wrong-type")),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const read = centsFromEuros(Math.abs(dataset.value));
    if (!read.ok) addIssue({ message: issue(`amount-${read.reason satisfies AmountFault}`) });
  }),
  v.transform((value) => cents(Math.round(value * 100))),
);

/** As `euros`, but nothing at all counts as missing. */
export const positiveEuros = v.pipe(
  euros,
  v.check((amount) => amount > 0, issue("required")),
);

/** A sum of many amounts in euros, read as cents: it may be negative, and larger than any record. */
export const eurosSum = v.pipe(
  v.number(),
  v.check((value) => Number.isSafeInteger(Math.round(value * 100))),
  v.transform((value) => cents(Math.round(value * 100))),
);

/** A part of a whole, 1 for all of it, as a percentage without the noise of binary fractions: 0.57 is 57. */
export const percentOfPart = (part: number): number => Number((part * 100).toPrecision(15));

/** `YYYY-MM-DD`, real in the calendar. */
export const civilDate = v.pipe(
  v.string(issue("wrong-type")),
  v.check((value) => parseCivilDate(value) !== null, issue("bad-date")),
  v.transform((value) => value as CivilDate),
);

/** A moment of ISO 8601, read as Unix milliseconds. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((moment) => Date.parse(moment)),
  v.finite(),
);

/** `YYYY-MM`. */
export const yearMonth = v.pipe(
  v.string(issue("wrong-type")),
  v.check((value) => parseYearMonth(value) !== null, issue("bad-month")),
  v.transform((value) => value as YearMonth),
);

/** The name of a category; whether the ledger has such a one is looked up in it. */
export const categoryName = v.pipe(
  v.string(issue("bad-category")),
  v.maxLength(CATEGORY_NAME_MAX, issue("bad-category")),
);

/** The id of an account; whether the ledger has such a one is looked up in it. */
export const accountName = v.pipe(
  v.string(issue("bad-account")),
  v.maxLength(64, issue("bad-account")),
);

/** A client's own identifier for what it makes: a UUID of version 7 in small letters. */
export const ownId = v.pipe(
  v.string(issue("wrong-type")),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, issue("bad-id")),
);

/** The number of a ledger's change. */
export const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
