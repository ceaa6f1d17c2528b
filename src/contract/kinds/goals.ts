import * as v from "valibot";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { goalId } from "../../domain/shared/ids.ts";
import type { Goal, GoalDraft } from "../../domain/goals/goal.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { civilDate, euros, ownId, positiveEuros, revision } from "../fields.ts";
import { requiredText, text } from "../text-fields.ts";
import { request, response } from "../shape.ts";
import { decoded, stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

/** The longest URL of a photo. */
const PHOTO_URL_MAX = 200;

const draftEntries = {
  nome: requiredText(NAME_MAX),
  valor_total: positiveEuros,
  valor_atual: v.optional(euros, 0),
  prazo: v.optional(v.nullable(civilDate), null),
  foto_url: v.optional(v.nullable(text(PHOTO_URL_MAX)), null),
};

/** The body of PUT /objetivos: a total of zero counts as missing. */
export const goalDraftSchema = request(draftEntries);

/** The body of POST /objetivos, optionally with the client's own id. */
export const goalCreationSchema = request({ ...draftEntries, id: v.optional(ownId) });

/** A savings goal as the server returns it (objetivo on the wire). */
export const goalSchema = response({
  id: v.string(),
  nome: requiredText(NAME_MAX),
  valor_total: euros,
  valor_atual: euros,
  prazo: v.optional(v.nullable(civilDate), null),
  foto_url: v.optional(v.nullable(v.string()), null),
});

/** A goal as a write returns it. */
export const storedGoalSchema = response({ ...goalSchema.entries, revisao: revision });

export const goalListSchema = v.array(goalSchema);

/** The response of POST /objetivos/upload-foto: the URL to store in a goal. */
export const photoSchema = response({ foto_url: v.string() });

type DraftBody = v.InferInput<typeof goalDraftSchema>;

export const decodeGoalDraft = (fields: v.InferOutput<typeof goalDraftSchema>): GoalDraft => ({
  name: fields.nome,
  total: fields.valor_total,
  current: fields.valor_atual,
  deadline: fields.prazo,
  photoUrl: fields.foto_url,
});

export const encodeGoalDraft = (draft: GoalDraft) =>
  ({
    nome: draft.name,
    valor_total: eurosFromCents(draft.total),
    valor_atual: eurosFromCents(draft.current),
    prazo: draft.deadline,
    foto_url: draft.photoUrl,
  }) satisfies DraftBody;

export const decodeGoal = (fields: v.InferOutput<typeof goalSchema>): Goal => ({
  id: goalId(fields.id),
  name: fields.nome,
  total: fields.valor_total,
  current: fields.valor_atual,
  deadline: fields.prazo,
  photoUrl: fields.foto_url,
});

export const encodeGoal = (goal: Goal): v.InferInput<typeof goalSchema> => ({
  id: goal.id,
  ...encodeGoalDraft(goal),
});

/** Writes of savings goals on the wire (/objetivos). */
export const goalWrites: RecordWrites<Goal, GoalDraft> = {
  all: paths.goals,
  one: paths.goal,
  stored: stamped(storedGoalSchema, decodeGoal),
  encodeDraft: encodeGoalDraft,
  encodePatch: encodeGoalDraft,
};

/** Savings goals on the wire, as a server reads and writes them. */
export const goalKind: RecordKind<Goal, GoalDraft> = {
  ...goalWrites,
  id: goalId,
  creation: wanted(goalCreationSchema, decodeGoalDraft),
  change: decoded(goalDraftSchema, decodeGoalDraft),
  encode: encodeGoal,
};
