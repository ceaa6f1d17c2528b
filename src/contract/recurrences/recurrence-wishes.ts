import * as v from "valibot";
import type { ById, CategoryIdOf } from "../../domain/categories/by-id.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import type { RecurrencePatch } from "../../domain/recurrences/patch.ts";
import type { RecurrenceCost, RecurrenceDraft } from "../../domain/recurrences/recurrence.ts";
import { MAX_AMOUNT, ZERO, type Cents } from "../../domain/shared/cents.ts";
import { DESCRIPTION_MAX } from "../../domain/shared/text-limits.ts";
import { categoryIdField, encodeCategoryId } from "../category-id.ts";
import { civilDate, euros, ownId, recordName } from "../fields.ts";
import { inField, issue, request } from "../shape.ts";
import { text } from "../text-fields.ts";
import { nullable, optional, partial } from "../wire/absent.ts";
import { field, money, word } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";
import { dayOfMonth, partsOfCost, plan } from "./recurrence-plan.ts";

const costFields = partial({ each: money("valor"), total: money("total"), fee: money("encargo") });

type Money = {
  readonly valor?: Cents | undefined;
  readonly total?: Cents | undefined;
  readonly encargo?: Cents | undefined;
};

/**
 * Returns the fault of a cost, which is either an amount, or a total that may come with a fee; the first instalment may
 * be both of these together.
 */
function faultOf({ valor, total, encargo }: Money): readonly [keyof Money, FieldIssue] | null {
  if (valor === undefined && total === undefined) return ["valor", "required"];
  if (valor !== undefined && total !== undefined) return ["total", "unknown-field"];
  if (valor !== undefined && encargo !== undefined) return ["encargo", "unknown-field"];
  const isTooMuch = (total ?? ZERO) + (encargo ?? ZERO) > MAX_AMOUNT;
  return isTooMuch ? ["encargo", "amount-too-large"] : null;
}

const { kind: side, category: named, ...others } = plan.fields;

const draft = wire({
  ...plan.fields,
  ...categoryIdField,
  ...costFields,
  end: optional(plan.fields.end, null),
  times: optional(plan.fields.times, null),
  weekend: optional(plan.fields.weekend, "manter"),
  mode: optional(plan.fields.mode, "automatico"),
  paused: optional(plan.fields.paused, false),
});

const creationFields = request({
  id: v.optional(ownId),
  ...draft.entries,
  registar_anteriores: v.optional(v.boolean(issue("wrong-type")), false),
});

export type RecurrenceCreationFields = v.InferOutput<typeof creationFields>;

/**
 * The body of POST /recorrentes: the amount of each movement, or the total of instalments, which then need a number.
 */
export const recurrenceCreationSchema: v.GenericSchema<
  v.InferInput<typeof creationFields>,
  RecurrenceCreationFields
> = v.pipe(
  creationFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fields = dataset.value;
    const fault = faultOf(fields);
    if (fault !== null) addIssue(inField(fields, ...fault));
    const areParts = fields.total !== undefined;
    if (areParts && fields.vezes === null) addIssue(inField(fields, "vezes", issue("required")));
    if (areParts && fields.fim !== null) addIssue(inField(fields, "fim", issue("unknown-field")));
  }),
);

/** A description that is emptied is none. */
const description = v.pipe(
  v.nullable(text(DESCRIPTION_MAX)),
  v.transform((said) => (said === "" ? null : said)),
);

const patch = wire({
  ...partial({ kind: side, category: named }),
  ...categoryIdField,
  ...partial({
    ...others,
    description: field("descricao", description),
    dayOfMonth: nullable(dayOfMonth),
  }),
  ...costFields,
});

const patchFields = request(patch.entries);

export type RecurrencePatchFields = v.InferOutput<typeof patchFields>;

/**
 * The body of PUT /recorrentes/{id}: only the fields that change; for a single movement `valor`, and `inicio` for its
 * day.
 */
export const recurrencePatchSchema: v.GenericSchema<
  v.InferInput<typeof patchFields>,
  RecurrencePatchFields
> = v.pipe(
  patchFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fields = dataset.value;
    const hasCost = [fields.valor, fields.total, fields.encargo].some((one) => one !== undefined);
    const fault = hasCost ? faultOf(fields) : null;
    if (fault !== null) addIssue(inField(fields, ...fault));
  }),
);

const scope = word("alcance", { esta: "this", seguintes: "following", todas: "all" });

const scopeFields = request({
  alcance: v.optional(scope.schema, "todas"),
  data: v.optional(civilDate),
});

/** The query of PUT and DELETE /recorrentes/{id}: the scope of the change, and the planned day of its movement. */
export const recurrenceScopeSchema: v.GenericSchema<
  v.InferInput<typeof scopeFields>,
  v.InferOutput<typeof scopeFields>
> = v.pipe(
  scopeFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { alcance, data } = dataset.value;
    if (alcance !== "all" && data === undefined)
      addIssue(inField(dataset.value, "data", issue("required")));
  }),
);

const settlementFields = request({
  acao: v.picklist(["confirmar", "saltar"], issue("wrong-type")),
  valor: v.optional(euros),
  data: v.optional(civilDate),
  /** The client's own id for the new record. */
  id: v.optional(ownId),
  /** The record that it is already. */
  registo: v.optional(recordName),
});

/** The body of POST /recorrentes/{id}/ocorrencias/{data}; a record that is there already brings its own day and amount. */
export const settlementSchema: v.GenericSchema<
  v.InferInput<typeof settlementFields>,
  v.InferOutput<typeof settlementFields>
> = v.pipe(
  settlementFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.registo === undefined) return;
    const { acao, valor, data, id } = dataset.value;
    const isAlone = valor === undefined && data === undefined && id === undefined;
    if (acao !== "confirmar" || !isAlone)
      addIssue(inField(dataset.value, "registo", issue("unknown-field")));
  }),
);

export const encodeScope = scope.write;

type Parts = {
  readonly each?: Cents | undefined;
  readonly total?: Cents | undefined;
  readonly fee?: Cents | undefined;
};

/** Reads a cost from its fields, and what else was said; without a cost it is null. */
function apart<Said extends Parts>({ each, total, fee, ...said }: Said) {
  const parts: RecurrenceCost | null =
    total === undefined ? null : { of: "parts", total, fee: fee ?? ZERO };
  const amount: RecurrenceCost | null = each === undefined ? null : { of: "each", amount: each };
  return { said, cost: amount ?? parts };
}

/** Reads a draft, in the order by which the digests of calls were taken that servers have written down. */
export function decodeRecurrenceDraft(fields: RecurrenceCreationFields): ById<RecurrenceDraft> {
  const { said, cost } = apart(draft.read(fields));
  const { kind, category, categoryId } = said;
  const filed = categoryId === undefined ? { kind, category } : { kind, category, categoryId };
  return { ...filed, cost: cost ?? { of: "each", amount: ZERO }, ...said };
}

export function decodeRecurrencePatch(fields: RecurrencePatchFields): ById<RecurrencePatch> {
  const { said, cost } = apart(patch.read(fields));
  return { ...said, ...(cost && { cost }) };
}

/** Encodes the changes of a plan as the body of PUT. */
export const encodeRecurrencePatch = (change: RecurrencePatch, idOf: CategoryIdOf): object => ({
  ...patch.write({ ...change, ...(change.cost && partsOfCost(change.cost)) }),
  ...(change.kind &&
    encodeCategoryId(idOf, { kind: change.kind, category: change.category ?? null })),
});

/** Encodes a draft as the body of POST. */
export const encodeRecurrenceDraft = (wanted: RecurrenceDraft, idOf: CategoryIdOf) => ({
  ...draft.write({ ...wanted, ...partsOfCost(wanted.cost) }),
  ...encodeCategoryId(idOf, wanted),
});
