import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { refused, type Result } from "../../domain/shared/result.ts";

/** The faults of a form: whether required fields are empty, and the issue of each field. */
export type FormFault<Fields> = {
  readonly incomplete: boolean;
  readonly issues: Readonly<Partial<Record<keyof Fields, FieldIssue>>>;
};

/** A year in a draft that is valid, but may be a mistake. */
export type Doubt = { readonly year: number };

/** Values that are filled in together: `fields` replace anything, `spare` only fields where nothing was typed. */
export type Filling<Fields> = {
  readonly fields: Partial<Fields>;
  readonly spare: Partial<Fields>;
};

/** A kind of form: how it starts, and how it is read. Fields hold the typed text. */
export type Form<Fields, Draft> = {
  /** The fields that begin with today. */
  readonly days?: readonly (keyof Fields & string)[];
  readonly blank: () => Fields;
  readonly read: (fields: Fields) => Result<Draft, FormFault<Fields>>;
};

/** A form that is read for a subject; null if that is new. */
export type FormOf<Fields, Draft, Subject> = Pick<Form<Fields, Draft>, "blank" | "days"> & {
  readonly read: (
    fields: Fields,
    subject: Subject | null,
  ) => ReturnType<Form<Fields, Draft>["read"]>;
  /** Goes on with a record as somebody else has left it; null if it is no record of this form. */
  readonly renew?: (
    open: OpenForm<Fields, Subject>,
    now: WrittenRecord,
  ) => OpenForm<Fields, Subject> | null;
};

/** The subject that a form is open for, and its fields. */
export type OpenForm<Fields, Subject> = { readonly subject: Subject; readonly fields: Fields };

/** The form of a record, which somebody else may change while it is open. */
export type RecordForm<Fields, Draft, Entity> = Pick<Form<Fields, Draft>, "read" | "days"> & {
  /** The fields of a new record; of the same sort as other fields, where the form has several. */
  readonly blank: (like?: Fields) => Fields;
  /** The fields of a further entry, some of them taken from the one just saved. */
  readonly next: (fields: Fields) => Fields;
  /** The values that the form fills in where nothing was typed. */
  readonly guess?: (fields: Fields) => Partial<Fields>;
  /** A doubt to ask about once before a draft is saved, or null. */
  readonly doubt?: (draft: Draft) => Doubt | null;
  /** Shows a record as fields. */
  readonly show: (record: Entity) => Fields;
  /** The server's current version of the record. */
  readonly current: (record: WrittenRecord) => WithRevision<Entity> | null;
};

/** Reads a required field. */
export const readRequired = <Value>(
  text: string,
  read: (text: string) => Result<Value, FieldIssue>,
): Result<Value, FieldIssue> => (text.trim() === "" ? refused("required") : read(text));

/** Collects the issues of the refused fields. */
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
