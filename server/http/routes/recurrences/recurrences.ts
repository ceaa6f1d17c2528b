import { paths } from "../../../../src/contract/paths.ts";
import {
  encodeRecurrence,
  storedRecurrenceSchema,
} from "../../../../src/contract/kinds/recurrences.ts";
import {
  decodeRecurrenceDraft,
  decodeRecurrencePatch,
  recurrenceCreationSchema,
  recurrencePatchSchema,
  recurrenceScopeSchema,
} from "../../../../src/contract/recurrences/recurrence-wishes.ts";
import { recurrenceId } from "../../../../src/domain/shared/ids.ts";
import { fieldIssues } from "../../../../src/text/field-issues.ts";
import { refusedFields } from "../../../../src/text/refused-fields.ts";
import type {
  changeRecurrence,
  RecurrenceChange,
} from "../../../application/recurrences/change-recurrence.ts";
import type { createRecurrence } from "../../../application/recurrences/create-recurrence.ts";
import type {
  RecurrenceRemoval,
  removeRecurrence,
} from "../../../application/recurrences/remove-recurrence.ts";
import {
  answerChange,
  answerCreation,
  answerRemoval,
  inBody,
} from "../../answers/answer-writes.ts";
import type { Api } from "../../api.ts";
import { idInPath } from "../../requests/id-in-path.ts";
import { refuseField } from "../../answers/refuse.ts";
import { occurrenceRoutes, type OccurrenceSettling } from "./occurrences.ts";
import { recurrenceReadingRoutes, type RecurrenceReading } from "./recurrence-reading.ts";

export type RecurrenceUseCases = RecurrenceReading &
  OccurrenceSettling & {
    readonly createRecurrence: ReturnType<typeof createRecurrence>;
    readonly changeRecurrence: ReturnType<typeof changeRecurrence>;
    readonly removeRecurrence: ReturnType<typeof removeRecurrence>;
  };

/** Adds the recurring movements and instalments (/recorrentes). */
export function recurrenceRoutes(api: Api, useCases: RecurrenceUseCases): void {
  recurrenceReadingRoutes(api, useCases);
  creatingRoute(api, useCases);
  changingRoute(api, useCases);
  removingRoute(api, useCases);
  occurrenceRoutes(api, useCases);
}

/** The refusals of a plan that contradicts itself. */
const PLAN_FAULTS = {
  "end-before-start": inBody("fim", refusedFields.endBeforeStart),
  "day-without-months": inBody("dia", refusedFields.dayWithoutMonths),
  "weekend-too-close": inBody("fim_de_semana", refusedFields.weekendTooClose),
};

function creatingRoute(api: Api, { createRecurrence }: RecurrenceUseCases): void {
  api.post(
    paths.recurrences,
    {
      schema: { body: recurrenceCreationSchema },
      config: {
        access: "user",
        summary: "Criar um movimento recorrente, ou prestações",
        description:
          "Diga «valor», de cada movimento, ou «total» com «vezes», que faz prestações; um «encargo» vem com a primeira. Os dias contam-se de «inicio»: a 31 de janeiro seguem-se o último dia de fevereiro e 31 de março. «dia», de 1 a 31, que é o último, diz outro dia do mês; só com meses ou anos. «fim_de_semana» passa o que calha num fim de semana para a sexta («antes») ou para a segunda («depois»); nunca o que vem todos os dias, ou de dois em dois. «modo» é «automatico», que o servidor regista no dia, ou «confirmar», que espera pela pessoa. O que já começou fica em aberto só de hoje em diante, se «registar_anteriores» não pedir que se registem os anteriores, até 400. Até 200.",
        answers: { 200: storedRecurrenceSchema, 201: storedRecurrenceSchema },
        refusals: ["recurrence-limit", "instalments-fixed"],
        repeatable: true,
        record: "made",
      },
    },
    async (request, reply) => {
      const draft = decodeRecurrenceDraft(request.body);
      const wanted = { draft, withEarlier: request.body.registar_anteriores };
      return answerCreation(
        request,
        reply,
        { id: request.body.id ?? null, wish: wanted, encode: encodeRecurrence },
        (member, creation) => createRecurrence(member, wanted, creation),
        {
          ...PLAN_FAULTS,
          "too-many-earlier": inBody("registar_anteriores", fieldIssues["too-many"]),
        },
      );
    },
  );
}

function changingRoute(api: Api, { changeRecurrence }: RecurrenceUseCases): void {
  api.put(
    paths.recurrence(":id"),
    {
      schema: { params: idInPath, querystring: recurrenceScopeSchema, body: recurrencePatchSchema },
      config: {
        access: "user",
        summary:
          "Alterar um recorrente, só o que muda: todo, um movimento (valor e inicio), ou esse e os seguintes",
        description:
          "«alcance» é «todas» (o que está em aberto), «esta» (o movimento de «data», que fica entre os seus vizinhos) ou «seguintes» (esse e os depois dele; se houver algo em aberto antes, a resposta é um recorrente novo). Outro «dia» não tira nem acrescenta movimentos: «inicio» e «fim» acompanham-no. O que já foi registado fica, e o que já foi respondido ou alterado também: de meses e anos no mesmo mês, de dias e semanas no novo dia mais próximo, até meio período. Com outro «inicio» e sem «dia», o dia do mês passa a ser o de «inicio». Se muda o ritmo, ou acaba uma pausa, o que era anterior a hoje deixa de estar em aberto. Prestações não se pausam, e depois da primeira não mudam (409).",
        answers: { 200: storedRecurrenceSchema },
        refusals: ["not-planned", "recurrence-limit", "instalments-fixed"],
        record: "changed",
      },
    },
    async (request, reply) => {
      const { alcance: scope, data } = request.query;
      const patch = decodeRecurrencePatch(request.body);
      const strange = Object.keys(request.body).find((name) => !OF_ONE.has(name));
      if (scope === "this" && strange !== undefined)
        return refuseField(reply, strange, fieldIssues["unknown-field"]);
      const change: RecurrenceChange =
        scope === "all" || data === undefined
          ? { scope: "all", patch }
          : { scope, date: data, patch };
      const id = recurrenceId(request.params.id);
      return answerChange(
        request,
        reply,
        encodeRecurrence,
        (member, edit) => changeRecurrence(member, id, change, edit),
        {
          ...PLAN_FAULTS,
          "cannot-move": inBody("inicio", refusedFields.amongNeighbours),
        },
      );
    },
  );
}

/** The fields that can change for a single movement. */
const OF_ONE = new Set(["valor", "inicio"]);

function removingRoute(api: Api, { removeRecurrence }: RecurrenceUseCases): void {
  api.delete(
    paths.recurrence(":id"),
    {
      schema: { params: idInPath, querystring: recurrenceScopeSchema },
      config: {
        access: "user",
        summary: "Remover um recorrente, um dos seus movimentos, ou esse e os seguintes",
        description:
          "«alcance» e «data» são como na alteração. Sai só o que está previsto; o que já foi registado fica. De prestações não se remove só uma parte (409).",
        answers: { 204: null },
        refusals: ["not-planned", "instalments-fixed"],
        record: "changed",
      },
    },
    async (request, reply) => {
      const { alcance: scope, data } = request.query;
      const removal: RecurrenceRemoval =
        scope === "all" || data === undefined ? { scope: "all" } : { scope, date: data };
      const id = recurrenceId(request.params.id);
      return answerRemoval(request, reply, encodeRecurrence, (member, edit) =>
        removeRecurrence(member, id, removal, edit),
      );
    },
  );
}
