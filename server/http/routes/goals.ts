import { goalEntriesSchema, encodeGoalEntry } from "../../../src/contract/goal-entries.ts";
import { encodeGoal, goalKind, goalListSchema } from "../../../src/contract/kinds/goals.ts";
import { paths } from "../../../src/contract/paths.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import type { goalWrites } from "../../application/kinds/goals.ts";
import type { Goals } from "../../application/goals/goals.ts";
import { inBody } from "../answers/answer-writes.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../requests/id-in-path.ts";
import { writingRoutes } from "../records.ts";
import { ledgerTag } from "../answers/revision-tag.ts";
import { refuse } from "../answers/refuse.ts";
import { sessionOf } from "../access/session-of.ts";

export type GoalUseCases = {
  readonly listGoals: Goals["list"];
  readonly listGoalEntries: Goals["entriesOf"];
  readonly goalWrites: ReturnType<typeof goalWrites>;
};

/** Adds the user's savings goals (/objetivos). */
export function goalRoutes(api: Api, useCases: GoalUseCases): void {
  readingRoutes(api, useCases);
  writingRoutes(api, goalKind, useCases.goalWrites, {
    access: "user",
    create: {
      summary: "Criar um objetivo; no plano Free até 2",
      description:
        "Em «foto_url» só serve um endereço que /objetivos/upload-foto tenha dado à mesma pessoa (422).",
      refusals: ["goal-limit"],
    },
    change: {
      summary: "Alterar um objetivo",
      description:
        "O corpo diz o objetivo todo: o que faltar fica vazio, e «valor_atual» a zero. Sem «posicao» o objetivo fica onde está na ordem própria; null tira-o dela. Vale em qualquer plano.",
    },
    remove: {
      summary: "Remover um objetivo",
      description: "Fica 30 dias no lixo, com a sua foto. Vale em qualquer plano.",
    },
    faults: { "unknown-photo": inBody("foto_url", refusedFields.unknownPhoto) },
  });
}

function readingRoutes(api: Api, useCases: GoalUseCases): void {
  api.get(
    paths.goals,
    {
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Listar os objetivos",
        description:
          "Vêm pela ordem em que foram criados. «posicao», que só há numa ordem própria, diz a vez de cada um, a menor primeiro.",
        answers: { 200: goalListSchema },
      },
    },
    async (request) => (await useCases.listGoals(sessionOf(request).ledger.id)).map(encodeGoal),
  );

  api.get(
    paths.goalEntries(":id"),
    {
      schema: { params: idInPath },
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Listar o que foi acrescentado a um objetivo, por dia",
        description:
          "Diz quanto cada dia, em Lisboa, mudou o «valor_atual», o dia mais recente primeiro; é negativo onde se tirou. Não conta o valor com que o objetivo começou, nem um dia que tirou o que acrescentou. Guarda-se enquanto o objetivo existir.",
        answers: { 200: goalEntriesSchema },
      },
    },
    async (request, reply) => {
      const { ledger } = sessionOf(request);
      const entries = await useCases.listGoalEntries(ledger.id, goalId(request.params.id));
      return entries === null ? refuse(reply, "no-such-record") : entries.map(encodeGoalEntry);
    },
  );
}
