import type { ImportPart } from "../../domain/imports/import.ts";
import { subtract, sum, type Cents } from "../../domain/shared/cents.ts";
import type { FieldIssue } from "../../domain/shared/field-issue.ts";
import type { TransactionId } from "../../domain/shared/ids.ts";
import type { Division } from "../../domain/transactions/division.ts";
import type { TransactionDraft, TransactionKind } from "../../domain/transactions/transaction.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import { amountText, readPositiveAmount } from "./amount-text.ts";

/** What can be divided: a movement that is to be imported, or a record. */
export type Dividable = {
  readonly id: TransactionId;
  readonly kind: TransactionKind;
  readonly category: string;
  readonly amount: Cents;
  readonly description: string | null;
  /** As the bank wrote it. */
  readonly original?: string;
  /** The parts that it has already; null while it is whole. */
  readonly parts: readonly ImportPart[] | null;
};

/** A part as it is typed. */
export type PartFields = { readonly category: string; readonly amount: string };

/** A division as it is typed: its parts, and what becomes of the rest; null where that is somebody else's. */
export type DivisionFields = {
  readonly parts: readonly PartFields[];
  readonly rest: string | null;
};

/** What is wrong with each part; null where nothing is. More than there is to divide is wrong with the last. */
export type DivisionIssues = readonly (FieldIssue | "too-much" | null)[];

/** The division that a line has, or the first one to make of it. */
export function divisionFieldsOf({ parts, category }: Dividable): DivisionFields {
  if (parts === null) return { parts: [{ category, amount: "" }], rest: category };
  const rest = parts.at(-1);
  return {
    parts: parts.slice(0, -1).map((part) => ({
      category: part.category,
      amount: amountText(part.amount),
    })),
    rest: rest?.counts ? rest.category : null,
  };
}

/** What is left of an amount once the parts that can be read are taken away; it may be negative. */
export function restOf({ parts }: DivisionFields, amount: Cents): Cents {
  const read = parts.map((part) => readPositiveAmount(part.amount));
  return subtract(amount, sum(read.flatMap((one) => (one.ok ? [one.value] : []))));
}

/** Reads a division of a line; its parts and the rest add up to it, and none of them is nothing. */
export function readDivision(
  fields: DivisionFields,
  line: Dividable,
  newId: () => TransactionId,
): Result<readonly ImportPart[], DivisionIssues> {
  const read = fields.parts.map((part) => readPositiveAmount(part.amount));
  const issues = read.map((one) => (one.ok ? null : one.reason));
  const rest = restOf(fields, line.amount);
  if (issues.some((issue) => issue !== null)) return refused(issues);
  if (rest <= 0)
    return refused(issues.map((_, at) => (at === issues.length - 1 ? "too-much" : null)));
  const parts = fields.parts.map((part, at): ImportPart => {
    const one = read[at];
    const amount = one?.ok ? one.value : rest;
    return { id: newId(), category: part.category, amount, description: null, counts: true };
  });
  const last: ImportPart = {
    id: newId(),
    category: fields.rest ?? line.category,
    amount: rest,
    description: null,
    counts: fields.rest !== null,
  };
  return accepted([...parts, last]);
}

/** The division of a record into parts: it stays the first that counts, and its text stays with all that do. */
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
