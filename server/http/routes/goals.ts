import {
  decodeGoalDraft,
  encodeGoal,
  goalCreationSchema,
  goalDraftSchema,
  goalListSchema,
  storedGoalSchema,
} from "../../../src/contract/kinds/goals.ts";
import { encodeGoalEntry, goalEntriesSchema } from "../../../src/contract/goal-entries.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { GoalEntry } from "../../../src/domain/goals/goal-entry.ts";
import type { Goal, GoalDraft } from "../../../src/domain/goals/goal.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import { goalId, type GoalId, type LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { refusedFields } from "../../../src/text/server-problems.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type { Created, Creation, Edit, EditRefusal } from "../../application/record-changes.ts";
import type { GoalCreationRefusal } from "../../application/use-cases/create-goal.ts";
import type { GoalUpdateRefusal } from "../../application/use-cases/update-goal.ts";
import { answerChange, answerCreation, inBody } from "../answer-writes.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../id-in-path.ts";
import { ledgerTag } from "../revision-tag.ts";
import { refuse } from "../refuse.ts";
import { removalRoute } from "../removal-route.ts";
import { sessionOf } from "../session-of.ts";

export type GoalUseCases = {
  readonly listGoals: (ledger: LedgerId) => Promise<readonly Goal[]>;
  readonly listGoalEntries: (ledger: LedgerId, id: GoalId) => Promise<readonly GoalEntry[] | null>;
  readonly createGoal: (
    member: Member,
    draft: GoalDraft,
    creation: Creation,
  ) => Promise<Result<Created<Goal>, GoalCreationRefusal>>;
  readonly updateGoal: (
    member: Member,
    goal: Goal,
    edit: Edit,
  ) => Promise<Result<Stamped<Goal>, GoalUpdateRefusal>>;
  readonly removeGoal: (
    member: Member,
    id: GoalId,
    edit: Edit,
  ) => Promise<Result<Stamped<Goal>, EditRefusal<Goal>>>;
};

/** The savings goals of the user (/objetivos). */
export function goalRoutes(api: Api, useCases: GoalUseCases): void {
  readingRoutes(api, useCases);
  writingRoutes(api, useCases);
}

function readingRoutes(api: Api, useCases: GoalUseCases): void {
  api.get(
    paths.goals,
    {
      preHandler: ledgerTag,
      config: {
        access: "user",
        summary: "Listar os objetivos",
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

const FAULTS = { "unknown-photo": inBody("foto_url", refusedFields.unknownPhoto) };

function writingRoutes(api: Api, { createGoal, updateGoal, removeGoal }: GoalUseCases): void {
  api.post(
    paths.goals,
    {
      schema: { body: goalCreationSchema },
      config: {
        access: "user",
        summary: "Criar um objetivo; no plano Free até 2",
        answers: { 200: storedGoalSchema, 201: storedGoalSchema },
        refusals: ["goal-limit"],
        repeatable: true,
        record: "made",
      },
    },
    async (request, reply) => {
      const draft = decodeGoalDraft(request.body);
      const asked = { id: request.body.id, wish: draft, encode: encodeGoal };
      return answerCreation(
        request,
        reply,
        asked,
        (member, creation) => createGoal(member, draft, creation),
        FAULTS,
      );
    },
  );

  api.put(
    paths.goal(":id"),
    {
      schema: { params: idInPath, body: goalDraftSchema },
      config: {
        access: "user",
        summary: "Alterar um objetivo",
        answers: { 200: storedGoalSchema },
        record: "changed",
      },
    },
    async (request, reply) => {
      const goal = { ...decodeGoalDraft(request.body), id: goalId(request.params.id) };
      return answerChange(
        request,
        reply,
        encodeGoal,
        (member, edit) => updateGoal(member, goal, edit),
        FAULTS,
      );
    },
  );

  removalRoute(
    api,
    paths.goal(":id"),
    { access: "user", summary: "Remover um objetivo" },
    encodeGoal,
    (member, id, edit) => removeGoal(member, goalId(id), edit),
  );
}
