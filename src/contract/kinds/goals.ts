import * as v from "valibot";
import { goalId } from "../../domain/shared/ids.ts";
import type { Goal, GoalChange } from "../../domain/goals/goal.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { civilDate, ownId, positiveEuros, revision } from "../fields.ts";
import { requiredText, text } from "../text-fields.ts";
import { issue, request, response } from "../shape.ts";
import { nullable, optional } from "../wire/absent.ts";
import { field, idAs, money } from "../wire/field.ts";
import { decoded } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";
import { stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

/** The longest URL of a photo. */
const PHOTO_URL_MAX = 200;

const position = field(
  "posicao",
  v.pipe(v.number(issue("wrong-type")), v.safeInteger(issue("wrong-type"))),
);

const draft = wire({
  name: field("nome", requiredText(NAME_MAX)),
  total: money("valor_total", positiveEuros),
  current: optional(money("valor_atual"), 0),
  deadline: optional(nullable(field("prazo", civilDate)), null),
  photoUrl: optional(nullable(field("foto_url", text(PHOTO_URL_MAX))), null),
  position: optional(nullable(position)),
});

/**
 * The body of PUT /objetivos: a total of zero counts as missing. Without `posicao` the goal keeps its place in the own
 * order, and null takes it out of that.
 */
export const goalDraftSchema = request(draft.entries);

/** The body of POST /objetivos, optionally with the client's own id. */
export const goalCreationSchema = request({ ...draft.entries, id: v.optional(ownId) });

/** A goal, for whoever tells more of it. */
export const goal = wire({
  id: idAs("id", goalId),
  ...draft.fields,
  total: money("valor_total"),
  current: money("valor_atual"),
  photoUrl: optional(nullable(field("foto_url", v.string())), null),
  position: optional(position),
});

/** A savings goal as the server returns it (objetivo on the wire). */
export const goalSchema = response(goal.entries);

/** A goal as a write returns it. */
export const storedGoalSchema = response({ ...goal.entries, revisao: revision });

export const goalListSchema = v.array(goalSchema);

/** The response of POST /objetivos/upload-foto: the URL to store in a goal. */
export const photoSchema = response({ foto_url: v.string() });

export const decodeGoalDraft = draft.read;
export const encodeGoalDraft = draft.write;
export const decodeGoal = goal.read;
export const encodeGoal = goal.write;

/** Writes of savings goals on the wire (/objetivos). */
export const goalWrites: RecordWrites<Goal, GoalChange> = {
  all: paths.goals,
  one: paths.goal,
  stored: stamped(storedGoalSchema, decodeGoal),
  encodeDraft: encodeGoalDraft,
  encodePatch: encodeGoalDraft,
};

/** Savings goals on the wire, as a server reads and writes them. */
export const goalKind: RecordKind<Goal, GoalChange> = {
  ...goalWrites,
  id: goalId,
  creation: wanted(goalCreationSchema, decodeGoalDraft),
  change: decoded(goalDraftSchema, decodeGoalDraft),
  encode: encodeGoal,
};
