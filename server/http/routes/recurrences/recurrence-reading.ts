import * as v from "valibot";
import { paths } from "../../../../src/contract/paths.ts";
import {
  encodeProposal,
  proposalListSchema,
} from "../../../../src/contract/recurrences/recurrence-proposals.ts";
import {
  encodeOccurrence,
  encodeRecurrence,
  occurrenceListSchema,
  recurrenceListSchema,
  upcomingSchema,
} from "../../../../src/contract/kinds/recurrences.ts";
import { AHEAD_MAX_DAYS } from "../../../../src/domain/recurrences/recurrence.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import type { Calendar } from "../../../application/clock.ts";
import type { Recurrences } from "../../../application/recurrences/recurrences.ts";
import type {
  dismissProposal,
  listProposals,
} from "../../../application/recurrences/list-proposals.ts";
import type { listUpcoming } from "../../../application/recurrences/list-upcoming.ts";
import { storedBody } from "../../answers/answer-writes.ts";
import type { Api } from "../../api.ts";
import { ledgerTag } from "../../answers/revision-tag.ts";
import { refuse, refuseQuery } from "../../answers/refuse.ts";
import { sessionOf } from "../../access/session-of.ts";

export type RecurrenceReading = {
  readonly today: Calendar["today"];
  readonly listRecurrences: Recurrences["list"];
  readonly listUpcoming: ReturnType<typeof listUpcoming>;
  readonly listProposals: ReturnType<typeof listProposals>;
  readonly dismissProposal: ReturnType<typeof dismissProposal>;
};

/** Adds the recurrences, their upcoming movements, and the proposals. */
export function recurrenceReadingRoutes(api: Api, useCases: RecurrenceReading): void {
  listRoutes(api, useCases);
  proposalRoutes(api, useCases);
}

function listRoutes(api: Api, { listRecurrences, listUpcoming, today }: RecurrenceReading) {
  api.get(
    paths.recurrences,
    {
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Listar os movimentos recorrentes e as prestações",
        description:
          "«aberta_desde» é o dia previsto a partir do qual algo está em aberto. «excecoes» é o que difere do plano: um dia já decidido («resolvida»), ou um que mudou de dia ou de valor («alterada»). «pago_a_mais» é, nas prestações já pagas, a diferença para o previsto (negativa se foi menos): o que falta reparte-se pelas que ficam.",
        answers: { 200: recurrenceListSchema },
      },
    },
    async (request) =>
      (await listRecurrences(sessionOf(request).ledger.id)).map((one) =>
        storedBody(one, encodeRecurrence),
      ),
  );

  api.get(
    paths.upcomingOccurrences,
    {
      schema: { querystring: upcomingSchema },
      config: {
        access: "user",
        summary:
          "Listar o que está previsto até um dia e por registar, no máximo os 2000 primeiros",
        description:
          "«ate» vai até três anos à frente (422). «ja_registado» é um registo de nenhum plano que pode já ser esse movimento: da mesma espécie, de valor até um décimo diferente, da mesma categoria ou com palavras em comum, a três dias no máximo. Um automático com um destes não se regista sozinho: espera por uma resposta (POST das ocorrências, com «registo» se for o mesmo).",
        answers: { 200: occurrenceListSchema },
      },
    },
    async (request, reply) => {
      const { ate } = request.query;
      if (ate > addDays(today(), AHEAD_MAX_DAYS))
        return refuseQuery(reply, "ate", refusedFields.tooFarAhead);
      return (await listUpcoming(sessionOf(request).ledger.id, ate)).map(encodeOccurrence);
    },
  );
}

/** The name of a proposal: a digest. */
const proposalInPath = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)) });

function proposalRoutes(api: Api, { listProposals, dismissProposal }: RecurrenceReading) {
  api.get(
    paths.recurrenceProposals,
    {
      config: {
        access: "user",
        summary: "Listar o que parece repetir-se nos registos e ainda não está previsto",
        description:
          "«registos» conta aqueles em que a sugestão assenta. «mudou» diz que valor o último substituiu, e desde quando.",
        answers: { 200: proposalListSchema },
      },
    },
    async (request) =>
      (await listProposals(sessionOf(request).ledger.id)).map((one) => encodeProposal(one.id, one)),
  );

  api.delete(
    paths.recurrenceProposal(":id"),
    {
      schema: { params: proposalInPath },
      config: {
        access: "user",
        summary: "Dispensar uma sugestão, para sempre",
        description: "«id» é o da lista de sugestões.",
        answers: { 204: null },
      },
    },
    async (request, reply) => {
      const isDone = await dismissProposal(sessionOf(request).ledger.id, request.params.id);
      return isDone ? reply.code(204).send() : refuse(reply, "no-such-record");
    },
  );
}
