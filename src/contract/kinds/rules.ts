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
import { categoryIdField, encodeCategoryId } from "../category-id.ts";
import { categoryName, ownId, revision } from "../fields.ts";
import { optionalText, requiredText } from "../text-fields.ts";
import { KINDS } from "../entry-kinds.ts";
import { issue, request, response } from "../shape.ts";
import { nullable, optional } from "../wire/absent.ts";
import { field, idAs, word } from "../wire/field.ts";
import { decoded } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";
import { stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

const draft = wire({
  contains: field(
    "contem",
    v.pipe(requiredText(RULE_TEXT_MAX), v.check(isRuleText, issue("required"))),
  ),
  kind: word("tipo", KINDS),
  category: optional(nullable(field("categoria", categoryName)), null),
  ...categoryIdField,
  leavesOut: optional(field("nao_contar", v.boolean(issue("wrong-type"))), false),
  description: field("descricao", optionalText(DESCRIPTION_MAX)),
  position: optional(
    field(
      "posicao",
      v.pipe(
        v.number(issue("wrong-type")),
        v.integer(issue("wrong-type")),
        v.minValue(0, issue("wrong-type")),
        v.maxValue(RULE_POSITION_MAX, issue("wrong-type")),
      ),
    ),
    0,
  ),
});

const { contem, posicao, descricao } = draft.entries;

/** The parts that are checked in every stored rule too. */
export const storableRule = { contem, posicao, descricao };

/** The body of PUT /regras/{id}. A rule without an effect is valid too: its movements count as they are. */
export const ruleDraftSchema = request(draft.entries);

/** The body of POST /regras, optionally with the client's own id. */
export const ruleCreationSchema = request({ ...draft.entries, id: v.optional(ownId) });

const rule = wire({
  id: idAs("id", ruleId),
  contains: field("contem", v.string()),
  kind: draft.fields.kind,
  category: nullable(field("categoria", v.string())),
  leavesOut: field("nao_contar", v.boolean()),
  description: nullable(field("descricao", v.string())),
  position: field("posicao", v.number()),
});

/** A rule as the server returns it (regra on the wire). */
export const ruleSchema = response(rule.entries);

/** A rule as a write returns it. */
export const storedRuleSchema = response({ ...rule.entries, revisao: revision });

/** The response of GET /regras, in their order; each with its revision, which a change of it has to name. */
export const ruleListSchema = v.array(storedRuleSchema);

/** The query of POST /regras/{id}/aplicar. */
export const ruleTrialSchema = request({
  simular: v.pipe(
    v.picklist(["true", "false"], issue("wrong-type")),
    v.transform((told) => told === "true"),
  ),
});

const ruledRecord = wire({
  id: idAs("id", transactionId),
  category: field("categoria", v.string()),
  description: nullable(field("descricao", v.string())),
});

/** The response of POST /regras/{id}/aplicar: the changed records, as they are afterwards. */
export const ruledRecordsSchema = response({ alteradas: v.array(response(ruledRecord.entries)) });

export const decodeRuleDraft = draft.read;
export const encodeRuleDraft = draft.write;
export const decodeRule = rule.read;
export const encodeRule = rule.write;

/** The number of records written in one go; few enough not to hold up other requests. */
const RECORD_BATCH_SIZE = 4_000;

/** Writes changed records as the JSON of POST /regras/{id}/aplicar, in short parts. */
export function* ruledRecordsJson(records: readonly RuledRecord[]): Generator<string> {
  yield '{"alteradas":[';
  for (let from = 0; from < records.length; from += RECORD_BATCH_SIZE) {
    const some = records.slice(from, from + RECORD_BATCH_SIZE).map(ruledRecord.write);
    yield (from === 0 ? "" : ",") + JSON.stringify(some).slice(1, -1);
  }
  yield "]}";
}

export const decodeRuledRecords = ({
  alteradas,
}: v.InferOutput<typeof ruledRecordsSchema>): RuledRecord[] => alteradas.map(ruledRecord.read);

const withId = (said: RuleDraft, idOf: CategoryIdOf) => ({
  ...draft.write(said),
  ...encodeCategoryId(idOf, said),
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
