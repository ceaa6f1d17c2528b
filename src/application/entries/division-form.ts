import type { ImportPart } from "../../domain/imports/import.ts";
import { withRevision, type WithRevision } from "../../domain/ledger/stored-record.ts";
import { subtract, sum, type Cents } from "../../domain/shared/cents.ts";
import type { TransactionId } from "../../domain/shared/ids.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import type { Division } from "../../domain/transactions/division.ts";
import type {
  Transaction,
  TransactionDraft,
  TransactionKind,
} from "../../domain/transactions/transaction.ts";
import { amountText, readPositiveAmount } from "../acts/amount-text.ts";
import type { FormOf } from "../acts/form.ts";
import { renewForm } from "../ledger/renew-form.ts";

/** A movement that can be divided: one to be imported, or a record. */
export type Dividable = {
  readonly id: TransactionId;
  readonly kind: TransactionKind;
  readonly category: string;
  readonly amount: Cents;
  /** What its account moved beside the amount and does not count. */
  readonly uncounted?: Cents;
  readonly description: string | null;
  /** The bank's text. */
  readonly original?: string;
  /** Its present parts, if any. */
  readonly parts?: readonly ImportPart[] | null;
};

type PartField = `amount${number}` | `category${number}`;

/**
 * A division as it is typed: its parts, numbered from 1, and the category of the rest; empty if that is not for this
 * form to choose.
 */
export type DivisionFields = { readonly rest: string } & Readonly<Record<PartField, string>>;

/** The numbers of the typed parts. */
export const partsIn = (fields: DivisionFields): readonly number[] => {
  const parts: number[] = [];
  while (`category${parts.length + 1}` in fields) parts.push(parts.length + 1);
  return parts;
};

/** The division of a line, or a first one to start from. */
export function divisionFieldsOf({ parts, category }: Dividable): DivisionFields {
  if (!parts) return { rest: category, category1: category, amount1: "" };
  const rest = parts.at(-1);
  const typed = parts.slice(0, -1).flatMap((part, at): [PartField, string][] => [
    [`category${at + 1}`, part.category],
    [`amount${at + 1}`, amountText(part.amount)],
  ]);
  return { rest: rest?.counts ? rest.category : "", ...Object.fromEntries(typed) };
}

const amountIn = (fields: DivisionFields, part: number) =>
  readPositiveAmount(fields[`amount${part}`] ?? "");

/** The amount without the parts that can be read; it may be negative. */
export function restOf(fields: DivisionFields, amount: Cents): Cents {
  const read = partsIn(fields).map((part) => amountIn(fields, part));
  return subtract(amount, sum(read.flatMap((one) => (one.ok ? [one.value] : []))));
}

/** The form of a division: its parts and the rest add up to the line, and none of them is zero. */
export const divisionForm = (
  newId: () => TransactionId,
): Omit<FormOf<DivisionFields, readonly ImportPart[], Dividable>, "renew"> => ({
  blank: () => ({ rest: "" }),
  read: (fields, line) => {
    if (line === null) throw new Error("nothing is divided");
    const numbers = partsIn(fields);
    const rest = restOf(fields, line.amount);
    const issues: [PartField, FieldIssue][] = numbers.flatMap((part) => {
      const amount = amountIn(fields, part);
      return amount.ok ? [] : [[`amount${part}`, amount.reason]];
    });
    if (issues.length === 0 && rest <= 0) issues.push([`amount${numbers.length}`, "too-much"]);
    if (issues.length > 0)
      return refused({ incomplete: false, issues: Object.fromEntries(issues) });
    const part = (category: string, amount: Cents, counts = true): ImportPart => ({
      id: newId(),
      category,
      amount,
      description: null,
      counts,
    });
    const parts = numbers.flatMap((one) => {
      const amount = amountIn(fields, one);
      return amount.ok ? [part(fields[`category${one}`] ?? line.category, amount.value)] : [];
    });
    return accepted([...parts, part(fields.rest || line.category, rest, fields.rest !== "")]);
  },
});

/** The form of a record's division. */
export const recordDivisionForm = (
  newId: () => TransactionId,
): FormOf<DivisionFields, readonly ImportPart[], WithRevision<Transaction>> => ({
  ...divisionForm(newId),
  renew: renewForm(
    (written) => (written.type === "transactions" ? withRevision(written.kept) : null),
    divisionFieldsOf,
  ),
});

/**
 * The division of a record into parts: the record becomes the first part that counts, and its text is copied to all
 * that do.
 */
export function divisionOf(
  { category, amount, description }: Pick<TransactionDraft, "category" | "amount" | "description">,
  parts: readonly ImportPart[],
): Division {
  const [own, ...others] = parts.filter(({ counts }) => counts);
  return {
    category: own?.category ?? category,
    amount: own?.amount ?? amount,
    parts: others.map((part) => ({
      id: part.id,
      category: part.category,
      amount: part.amount,
      description,
    })),
  };
}
