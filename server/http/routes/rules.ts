import type { FastifyReply } from "fastify";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import { paths } from "../../../src/contract/paths.ts";
import {
  encodeRule,
  ruledRecordsJson,
  ruledRecordsSchema,
  ruleKind,
  ruleListSchema,
  ruleTrialSchema,
} from "../../../src/contract/kinds/rules.ts";
import { ruleId } from "../../../src/domain/shared/ids.ts";
import type { ruleWrites } from "../../application/kinds/rules.ts";
import type { Rules } from "../../application/rules/rules.ts";
import type { applyRule, tryRule } from "../../application/rules/apply-rule.ts";
import { storedBody } from "../answers/answer-writes.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../requests/id-in-path.ts";
import { changeOf } from "../record-calls.ts";
import { writingRoutes } from "../records.ts";
import { ledgerTag } from "../answers/revision-tag.ts";
import { refuse } from "../answers/refuse.ts";
import { sendJson } from "../answers/send-json.ts";
import { sessionOf } from "../access/session-of.ts";

export type RuleUseCases = {
  readonly listRules: Rules["list"];
  readonly ruleWrites: ReturnType<typeof ruleWrites>;
  readonly tryRule: ReturnType<typeof tryRule>;
  readonly applyRule: ReturnType<typeof applyRule>;
};

/** Adds the rules for imported movements (/regras). */
export function ruleRoutes(api: Api, useCases: RuleUseCases): void {
  listRoute(api, useCases);
  writingRoutes(api, ruleKind, useCases.ruleWrites, {
    access: "user",
    create: {
      summary: "Criar uma regra; até 500",
      description:
        "Um movimento do banco cujo texto contém «contem» fica com a «categoria» e a «descricao», ou não conta, com «nao_contar». Vale primeiro a regra de menor «posicao», até 1 000 000, e entre iguais a mais antiga.",
      refusals: ["rule-limit"],
    },
    change: {
      summary: "Alterar uma regra",
      description:
        "O corpo diz a regra toda. Os registos que existem não mudam: para isso há /regras/{id}/aplicar.",
    },
    remove: {
      summary: "Remover uma regra",
      description: "Os registos que ela mudou ficam como estão.",
    },
  });
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
        description: "Cada uma vem com a sua «revisao».",
        answers: { 200: ruleListSchema },
      },
    },
    async (request) =>
      (await listRules(sessionOf(request).ledger.id)).map((rule) => storedBody(rule, encodeRule)),
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
        description:
          "Devolve os registos que mudam, como ficam. Procura no que o banco escreveu, ou então na descrição, sem olhar a maiúsculas nem acentos. As partes de um movimento dividido ficam como estão, e uma regra que diz «nao_contar» nada muda no passado. É uma só alteração, que se pode anular.",
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
