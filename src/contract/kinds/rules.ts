import * as v from "valibot";
import type { ById, CategoryIdOf } from "../../domain/categories/by-id.ts";
import {
  isRuleText,
  RULE_TEXT_MAX,
  type Rule,
  type RuleDraft,
  type RuledRecord,
} from "../../domain/rules/rule.ts";
import { RULE_POSITION_MAX } from "../../domain/rules/rule-order.ts";
import { ruleId, transactionId } from "../../domain/shared/ids.ts";
import { DESCRIPTION_MAX } from "../../domain/shared/text-limits.ts";
import { categoryIdEntry, decodeCategoryId, encodeCategoryId } from "../category-id.ts";
import { categoryName, ownId, revision } from "../fields.ts";
import { optionalText, requiredText } from "../text-fields.ts";
import { KIND_NAMES, KINDS } from "../entry-kinds.ts";
import { issue, request, response } from "../shape.ts";
import { decoded, stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

const draftEntries = {
  contem: v.pipe(requiredText(RULE_TEXT_MAX), v.check(isRuleText, issue("required"))),
  tipo: v.picklist(["receita", "despesa"], issue("wrong-type")),
  categoria: v.optional(v.nullable(categoryName), null),
  ...categoryIdEntry,
  nao_contar: v.optional(v.boolean(issue("wrong-type")), false),
  descricao: optionalText(DESCRIPTION_MAX),
  posicao: v.optional(
    v.pipe(
      v.number(issue("wrong-type")),
      v.integer(issue("wrong-type")),
      v.minValue(0, issue("wrong-type")),
      v.maxValue(RULE_POSITION_MAX, issue("wrong-type")),
    ),
    0,
  ),
};

/** The parts of a rule for which every stored one is checked too. */
export const storableRule = {
  contem: draftEntries.contem,
  posicao: draftEntries.posicao,
  descricao: draftEntries.descricao,
};

/** The body of PUT /regras/{id}. A rule without an effect is valid too: its movements count as they are. */
export const ruleDraftSchema = request(draftEntries);

/** The body of POST /regras, optionally with the client's own id. */
export const ruleCreationSchema = request({ ...draftEntries, id: v.optional(ownId) });

/** A rule as the server returns it (regra on the wire). */
export const ruleSchema = response({
  id: v.string(),
  contem: v.string(),
  tipo: v.picklist(["receita", "despesa"]),
  categoria: v.nullable(v.string()),
  nao_contar: v.boolean(),
  descricao: v.nullable(v.string()),
  posicao: v.number(),
});

/** A rule as a write returns it. */
export const storedRuleSchema = response({ ...ruleSchema.entries, revisao: revision });

/** The response of GET /regras, in their order; each with its revision, which a change of it has to name. */
export const ruleListSchema = v.array(storedRuleSchema);

/** The query of POST /regras/{id}/aplicar. */
export const ruleTrialSchema = request({
  simular: v.pipe(
    v.picklist(["true", "false"], issue("wrong-type")),
    v.transform((word) => word === "true"),
  ),
});

/** The response of POST /regras/{id}/aplicar: the changed records, as they are afterwards. */
export const ruledRecordsSchema = response({
  alteradas: v.array(
    response({ id: v.string(), categoria: v.string(), descricao: v.nullable(v.string()) }),
  ),
});

export const decodeRuleDraft = (
  fields: v.InferOutput<typeof ruleDraftSchema>,
): ById<RuleDraft> => ({
  contains: fields.contem,
  kind: KINDS[fields.tipo],
  category: fields.categoria,
  ...decodeCategoryId(fields),
  leavesOut: fields.nao_contar,
  description: fields.descricao,
  position: fields.posicao,
});

export const encodeRuleDraft = (draft: RuleDraft) => ({
  contem: draft.contains,
  tipo: KIND_NAMES[draft.kind],
  categoria: draft.category,
  nao_contar: draft.leavesOut,
  descricao: draft.description,
  posicao: draft.position,
});

export const decodeRule = (fields: v.InferOutput<typeof ruleSchema>): Rule => ({
  id: ruleId(fields.id),
  ...decodeRuleDraft(fields),
});

export const encodeRule = (rule: Rule): v.InferInput<typeof ruleSchema> => ({
  id: rule.id,
  ...encodeRuleDraft(rule),
});

/** The number of records written in one go; few enough not to hold up other requests. */
const RECORD_BATCH_SIZE = 4_000;

/** Writes changed records as the JSON of POST /regras/{id}/aplicar, in short parts. */
export function* ruledRecordsJson(records: readonly RuledRecord[]): Generator<string> {
  yield '{"alteradas":[';
  for (let from = 0; from < records.length; from += RECORD_BATCH_SIZE) {
    const some = records
      .slice(from, from + RECORD_BATCH_SIZE)
      .map(({ id, category, description }) => ({
        id,
        categoria: category,
        descricao: description,
      }));
    yield (from === 0 ? "" : ",") + JSON.stringify(some).slice(1, -1);
  }
  yield "]}";
}

export const decodeRuledRecords = ({
  alteradas,
}: v.InferOutput<typeof ruledRecordsSchema>): RuledRecord[] =>
  alteradas.map(({ id, categoria, descricao }) => ({
    id: transactionId(id),
    category: categoria,
    description: descricao,
  }));

const withId = (draft: RuleDraft, idOf: CategoryIdOf) => ({
  ...encodeRuleDraft(draft),
  ...encodeCategoryId(idOf, draft),
});

/** Writes of rules for imported movements on the wire (/regras). */
export const ruleWrites: RecordWrites<Rule, RuleDraft> = {
  all: paths.rules,
  one: paths.rule,
  stored: stamped(storedRuleSchema, decodeRule),
  encodeDraft: withId,
  encodePatch: withId,
};

/** Rules for imported movements on the wire, as a server reads and writes them. */
export const ruleKind: RecordKind<Rule, ById<RuleDraft>> = {
  ...ruleWrites,
  id: ruleId,
  creation: wanted(ruleCreationSchema, decodeRuleDraft),
  change: decoded(ruleDraftSchema, decodeRuleDraft),
  encode: encodeRule,
};
