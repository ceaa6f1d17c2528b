import type { FastifyReply } from "fastify";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import {
  decodeRuleDraft,
  encodeRule,
  ruleCreationSchema,
  ruleDraftSchema,
  ruledRecordsJson,
  ruledRecordsSchema,
  ruleListSchema,
  ruleTrialSchema,
  storedRuleSchema,
} from "../../../src/contract/kinds/rules.ts";
import type { Rule, RuleDraft } from "../../../src/domain/imports/rule.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import {
  ruleId,
  type ChangeId,
  type LedgerId,
  type RuleId,
} from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type { Created, Creation, Edit, EditRefusal } from "../../application/record-changes.ts";
import type { ApplicationRefusal, RuleApplied } from "../../application/use-cases/apply-rule.ts";
import type { RuleCreationRefusal } from "../../application/use-cases/create-rule.ts";
import type { RuleUpdateRefusal } from "../../application/use-cases/update-rule.ts";
import { answerChange, answerCreation, storedBody } from "../answer-writes.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../id-in-path.ts";
import { ledgerTag } from "../revision-tag.ts";
import { changeOf } from "../record-calls.ts";
import { refuse } from "../refuse.ts";
import { removalRoute } from "../removal-route.ts";
import { sendJson } from "../send-json.ts";
import { sessionOf } from "../session-of.ts";

export type RuleUseCases = {
  readonly listRules: (ledger: LedgerId) => Promise<readonly Stamped<Rule>[]>;
  readonly createRule: (
    member: Member,
    draft: RuleDraft,
    creation: Creation,
  ) => Promise<Result<Created<Rule>, RuleCreationRefusal>>;
  readonly updateRule: (
    member: Member,
    rule: Rule,
    edit: Edit,
  ) => Promise<Result<Stamped<Rule>, RuleUpdateRefusal>>;
  readonly removeRule: (
    member: Member,
    id: RuleId,
    edit: Edit,
  ) => Promise<Result<Stamped<Rule>, EditRefusal<Rule>>>;
  readonly tryRule: (
    ledger: LedgerId,
    id: RuleId,
  ) => Promise<Result<RuleApplied, ApplicationRefusal>>;
  readonly applyRule: (
    member: Member,
    id: RuleId,
    change: ChangeId | null,
  ) => Promise<Result<RuleApplied, ApplicationRefusal>>;
};

/** The rules for imported movements (/regras). */
export function ruleRoutes(api: Api, useCases: RuleUseCases): void {
  listRoute(api, useCases);
  writingRoutes(api, useCases);
  applyingRoute(api, useCases);
}

function listRoute(api: Api, { listRules }: RuleUseCases): void {
  api.get(
    paths.rules,
    {
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Listar as regras, pela sua ordem",
        answers: { 200: ruleListSchema },
      },
    },
    async (request) =>
      (await listRules(sessionOf(request).ledger.id)).map((rule) => storedBody(rule, encodeRule)),
  );
}

function writingRoutes(api: Api, { createRule, updateRule, removeRule }: RuleUseCases): void {
  api.post(
    paths.rules,
    {
      schema: { body: ruleCreationSchema },
      config: {
        access: "user",
        summary: "Criar uma regra; até 500",
        answers: { 200: storedRuleSchema, 201: storedRuleSchema },
        refusals: ["rule-limit"],
        repeatable: true,
        record: "made",
      },
    },
    async (request, reply) => {
      const draft = decodeRuleDraft(request.body);
      const asked = { id: request.body.id, wish: draft, encode: encodeRule };
      return answerCreation(request, reply, asked, (member, creation) =>
        createRule(member, draft, creation),
      );
    },
  );

  api.put(
    paths.rule(":id"),
    {
      schema: { params: idInPath, body: ruleDraftSchema },
      config: {
        access: "user",
        summary: "Alterar uma regra",
        answers: { 200: storedRuleSchema },
        record: "changed",
      },
    },
    async (request, reply) => {
      const rule = { ...decodeRuleDraft(request.body), id: ruleId(request.params.id) };
      return answerChange(request, reply, encodeRule, (member, edit) =>
        updateRule(member, rule, edit),
      );
    },
  );

  removalRoute(
    api,
    paths.rule(":id"),
    { access: "user", summary: "Remover uma regra" },
    encodeRule,
    (member, id, edit) => removeRule(member, ruleId(id), edit),
  );
}

function applyingRoute(api: Api, { tryRule, applyRule }: RuleUseCases): void {
  api.post(
    paths.applyRule(":id"),
    {
      schema: { params: idInPath, querystring: ruleTrialSchema },
      config: {
        access: "user",
        summary: "Aplicar uma regra aos registos passados, ou ver o que mudaria",
        answers: { 200: ruledRecordsSchema },
        record: "named",
      },
    },
    async (request, reply): Promise<FastifyReply> => {
      const change = changeOf(request);
      if (!change.ok) return refuse(reply, change.reason);
      const { member } = sessionOf(request);
      const id = ruleId(request.params.id);
      const applied = request.query.simular
        ? await tryRule(member.ledger, id)
        : await applyRule(member, id, change.value);
      if (!applied.ok) return refuse(reply, applied.reason);
      const { changed, revision } = applied.value;
      if (revision !== null) reply.header(REVISION_HEADER, revision);
      return sendJson(reply, ruledRecordsJson(changed));
    },
  );
}
