import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { refused, type Result } from "../../domain/shared/result.ts";

/** The faults of a form: whether required fields are empty, and what each field should be told. */
export type FormFault<Fields> = {
  readonly incomplete: boolean;
  readonly issues: Readonly<Partial<Record<keyof Fields, FieldIssue>>>;
};

/** A year in a draft that can be saved, but may not be meant. */
export type Doubt = { readonly year: number };

/** Values put into a form at one stroke: `fields` whatever they hold, `spare` where nobody has typed anything. */
export type Filling<Fields> = {
  readonly fields: Partial<Fields>;
  readonly spare: Partial<Fields>;
};

/** How a kind of form starts and is read. Fields hold what was typed, as text. */
export type Form<Fields, Draft> = {
  readonly blank: () => Fields;
  readonly read: (fields: Fields) => Result<Draft, FormFault<Fields>>;
};

/** A form that is read in view of what it is filled in for; null where that is new. */
export type FormOf<Fields, Draft, Subject> = Pick<Form<Fields, Draft>, "blank"> & {
  readonly read: (
    fields: Fields,
    subject: Subject | null,
  ) => ReturnType<Form<Fields, Draft>["read"]>;
};

/** The form of a record, which somebody else may change while it is open. */
export type RecordForm<Fields, Draft, Kept> = Form<Fields, Draft> & {
  /** The fields that a further entry keeps of the one just saved. */
  readonly next: (fields: Fields) => Fields;
  /** The values that it fills in by itself, where nobody has typed anything. */
  readonly guess?: (fields: Fields) => Partial<Fields>;
  /** A doubt to ask about once before a draft is saved, if there is one. */
  readonly doubt?: (draft: Draft) => Doubt | null;
  /** The fields of a record. */
  readonly show: (record: Kept) => Fields;
  /** The record as the server has it now. */
  readonly current: (record: WrittenRecord) => Seen<Kept> | null;
};

/** Reads a field that may not be empty. */
export const readRequired = <Value>(
  text: string,
  read: (text: string) => Result<Value, FieldIssue>,
): Result<Value, FieldIssue> => (text.trim() === "" ? refused("required") : read(text));

/** Collects the issues of the fields that were refused. */
export function formFault<Fields>(
  results: Readonly<Partial<Record<keyof Fields, Result<unknown, FieldIssue>>>>,
): FormFault<Fields> {
  const issues: Partial<Record<keyof Fields, FieldIssue>> = {};
  for (const field of Object.keys(results) as (keyof Fields)[]) {
    const result = results[field];
    if (result && !result.ok) issues[field] = result.reason;
  }
  return { incomplete: Object.values(issues).includes("required"), issues };
}
