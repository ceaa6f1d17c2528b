import { paths } from "../../../../src/contract/paths.ts";
import {
  encodeRecurrence,
  storedRecurrenceSchema,
} from "../../../../src/contract/kinds/recurrences.ts";
import {
  decodeRecurrenceDraft,
  decodeRecurrencePatch,
  decodeScope,
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

const END_BEFORE_START = inBody("fim", refusedFields.endBeforeStart);

function creatingRoute(api: Api, { createRecurrence }: RecurrenceUseCases): void {
  api.post(
    paths.recurrences,
    {
      schema: { body: recurrenceCreationSchema },
      config: {
        access: "user",
        summary: "Criar um movimento recorrente, ou prestações",
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
          "end-before-start": END_BEFORE_START,
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
        answers: { 200: storedRecurrenceSchema },
        refusals: ["not-planned", "recurrence-limit", "instalments-fixed"],
        record: "changed",
      },
    },
    async (request, reply) => {
      const { alcance, data } = request.query;
      const patch = decodeRecurrencePatch(request.body);
      const scope = decodeScope(alcance);
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
          "end-before-start": END_BEFORE_START,
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
        answers: { 204: null },
        refusals: ["not-planned", "instalments-fixed"],
        record: "changed",
      },
    },
    async (request, reply) => {
      const { alcance, data } = request.query;
      const scope = decodeScope(alcance);
      const removal: RecurrenceRemoval =
        scope === "all" || data === undefined ? { scope: "all" } : { scope, date: data };
      const id = recurrenceId(request.params.id);
      return answerRemoval(request, reply, encodeRecurrence, (member, edit) =>
        removeRecurrence(member, id, removal, edit),
      );
    },
  );
}
