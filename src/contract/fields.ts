import * as v from "valibot";
import { CATEGORY_NAME_MAX } from "../domain/categories/category.ts";
import { cents, centsFromEuros, type AmountFault, type Cents } from "../domain/shared/cents.ts";
import { parseCivilDate, type CivilDate } from "../domain/shared/civil-date.ts";
import { parseYearMonth, type YearMonth } from "../domain/shared/year-month.ts";
import { issue } from "./shape.ts";

// The annotations let a bundler drop the schemas that are not used.
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

/** As `euros`, but zero counts as missing. */
export const positiveEuros = v.pipe(
  euros,
  v.check((amount) => amount > 0, issue("required")),
);

/** A sum of many amounts in euros, read as cents; it may be negative, and larger than any one record. */
export const eurosSum = v.pipe(
  v.number(),
  v.check((value) => Number.isSafeInteger(Math.round(value * 100))),
  v.transform((value) => cents(Math.round(value * 100))),
);

/** `YYYY-MM-DD`, a day that exists. */
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

/** The name of a category. Whether the ledger has it is checked elsewhere. */
export const categoryName = v.pipe(
  v.string(issue("bad-category")),
  v.maxLength(CATEGORY_NAME_MAX, issue("bad-category")),
);

/** The id of an account. Whether the ledger has it is checked elsewhere. */
export const accountName = v.pipe(
  v.string(issue("bad-account")),
  v.maxLength(64, issue("bad-account")),
);

/** A client's own id for a new record: a UUID of version 7 in lower case. */
export const ownId = v.pipe(
  v.string(issue("wrong-type")),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, issue("bad-id")),
);

/** The id of another record, in whatever form this product ever made ids. */
export const recordName = v.pipe(v.string(issue("wrong-type")), v.uuid(issue("bad-id")));

/** The id of a row in a copy. Calls take no other form, and the log tells the parts of a record by its length. */
export const rowId = v.pipe(v.string(), v.uuid());

/** The revision of a ledger: the number of its last change. */
export const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
