import * as v from "valibot";
import type { ById, CategoryIdOf } from "../../domain/categories/by-id.ts";
import type { RecurrencePatch } from "../../domain/recurrences/patch.ts";
import type { RecurrenceCost, RecurrenceDraft } from "../../domain/recurrences/recurrence.ts";
import { ZERO, type Cents } from "../../domain/shared/cents.ts";
import { DESCRIPTION_MAX } from "../../domain/shared/text-limits.ts";
import { categoryIdEntry, decodeCategoryId, encodeCategoryId } from "../category-id.ts";
import { civilDate, euros, ownId } from "../fields.ts";
import { KINDS } from "../entry-kinds.ts";
import { encodeCost, encodePlan, MODES, said, UNITS, WEEKENDS } from "./recurrence-plan.ts";
import { inField, issue, request } from "../shape.ts";
import { text } from "../text-fields.ts";

const SCOPE_NAMES = { this: "esta", following: "seguintes", all: "todas" } as const;
const SCOPES = { esta: "this", seguintes: "following", todas: "all" } as const;

const money = {
  valor: v.optional(euros),
  total: v.optional(euros),
  encargo: v.optional(euros),
};

type Money = {
  readonly valor?: Cents | undefined;
  readonly total?: Cents | undefined;
  readonly encargo?: Cents | undefined;
};

/** Whether a cost is either an amount, or a total that may come with a fee. */
const isOneCost = ({ valor, total, encargo }: Money) =>
  valor === undefined ? total !== undefined : total === undefined && encargo === undefined;

const creationFields = request({
  id: v.optional(ownId),
  ...said,
  ...categoryIdEntry,
  ...money,
  fim: v.optional(said.fim, null),
  vezes: v.optional(said.vezes, null),
  fim_de_semana: v.optional(said.fim_de_semana, "manter"),
  modo: v.optional(said.modo, "automatico"),
  pausada: v.optional(said.pausada, false),
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
    if (!isOneCost(fields)) addIssue(inField(fields, "valor", issue("required")));
    const areParts = fields.total !== undefined;
    if (areParts && fields.vezes === null) addIssue(inField(fields, "vezes", issue("required")));
    if (areParts && fields.fim !== null) addIssue(inField(fields, "fim", issue("unknown-field")));
  }),
);

const patchFields = request({
  tipo: v.optional(said.tipo),
  categoria: v.optional(said.categoria),
  ...categoryIdEntry,
  descricao: v.optional(v.nullable(text(DESCRIPTION_MAX))),
  inicio: v.optional(said.inicio),
  cada: v.optional(said.cada),
  unidade: v.optional(said.unidade),
  fim: v.optional(said.fim),
  vezes: v.optional(said.vezes),
  fim_de_semana: v.optional(said.fim_de_semana),
  modo: v.optional(said.modo),
  pausada: v.optional(said.pausada),
  ...money,
});

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
    if (hasCost && !isOneCost(fields)) addIssue(inField(fields, "valor", issue("required")));
  }),
);

const scopeFields = request({
  alcance: v.optional(v.picklist(["esta", "seguintes", "todas"], issue("wrong-type")), "todas"),
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
    if (alcance !== "todas" && data === undefined)
      addIssue(inField(dataset.value, "data", issue("required")));
  }),
);

/** The body of POST /recorrentes/{id}/ocorrencias/{data}. */
export const settlementSchema = request({
  acao: v.picklist(["confirmar", "saltar"], issue("wrong-type")),
  valor: v.optional(euros),
  data: v.optional(civilDate),
  /** The client's own id for the new record. */
  id: v.optional(ownId),
});

const costOf = ({ valor, total, encargo }: Money): RecurrenceCost | null => {
  if (valor !== undefined) return { of: "each", amount: valor };
  return total === undefined ? null : { of: "parts", total, fee: encargo ?? ZERO };
};

export const decodeRecurrenceDraft = (fields: RecurrenceCreationFields): ById<RecurrenceDraft> => ({
  kind: KINDS[fields.tipo],
  category: fields.categoria,
  ...decodeCategoryId(fields),
  cost: costOf(fields) ?? { of: "each", amount: ZERO },
  description: fields.descricao,
  start: fields.inicio,
  every: fields.cada,
  unit: UNITS[fields.unidade],
  end: fields.fim,
  times: fields.vezes,
  weekend: WEEKENDS[fields.fim_de_semana],
  mode: MODES[fields.modo],
  paused: fields.pausada,
});

export function decodeRecurrencePatch(fields: RecurrencePatchFields): ById<RecurrencePatch> {
  const cost = costOf(fields);
  return {
    ...(fields.tipo && { kind: KINDS[fields.tipo] }),
    ...(fields.categoria !== undefined && { category: fields.categoria }),
    ...decodeCategoryId(fields),
    ...(cost && { cost }),
    ...(fields.descricao !== undefined && {
      description: fields.descricao === "" ? null : fields.descricao,
    }),
    ...(fields.inicio && { start: fields.inicio }),
    ...(fields.cada !== undefined && { every: fields.cada }),
    ...(fields.unidade && { unit: UNITS[fields.unidade] }),
    ...(fields.fim !== undefined && { end: fields.fim }),
    ...(fields.vezes !== undefined && { times: fields.vezes }),
    ...(fields.fim_de_semana && { weekend: WEEKENDS[fields.fim_de_semana] }),
    ...(fields.modo && { mode: MODES[fields.modo] }),
    ...(fields.pausada !== undefined && { paused: fields.pausada }),
  };
}

export const encodeScope = (scope: keyof typeof SCOPE_NAMES) => SCOPE_NAMES[scope];

export const decodeScope = (word: keyof typeof SCOPES) => SCOPES[word];

const withoutNulls = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** The field of the body for each field of a plan. */
const FIELD_OF = {
  tipo: "kind",
  categoria: "category",
  descricao: "description",
  inicio: "start",
  cada: "every",
  unidade: "unit",
  fim: "end",
  vezes: "times",
  fim_de_semana: "weekend",
  modo: "mode",
  pausada: "paused",
} as const satisfies Record<keyof ReturnType<typeof encodePlan>, keyof RecurrencePatch>;

/** Encodes the changes of a plan as the body of PUT. */
export function encodeRecurrencePatch(patch: RecurrencePatch, idOf: CategoryIdOf): object {
  // Fields that do not change are dropped again after encoding.
  const plan = encodePlan(patch as RecurrenceDraft);
  const changed = Object.entries(plan).filter(
    ([field]) => patch[FIELD_OF[field as keyof typeof FIELD_OF]] !== undefined,
  );
  return {
    ...Object.fromEntries(changed),
    ...(patch.kind &&
      encodeCategoryId(idOf, { kind: patch.kind, category: patch.category ?? null })),
    ...(patch.cost && withoutNulls(encodeCost(patch.cost))),
  };
}

/** Encodes a draft as the body of POST. */
export const encodeRecurrenceDraft = (draft: RecurrenceDraft, idOf: CategoryIdOf) => ({
  ...encodePlan(draft),
  ...encodeCategoryId(idOf, draft),
  ...withoutNulls(encodeCost(draft.cost)),
});
