import {
  decodeGoalDraft,
  encodeGoal,
  goalDraftSchema,
  goalListSchema,
  goalSchema,
} from "../../../src/contract/goals.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { Goal, GoalDraft } from "../../../src/domain/goals/goal.ts";
import { goalId, type GoalId, type UserId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { refusedFields } from "../../../src/text/server-problems.ts";
import type { OnceKey } from "../../application/perform-once.ts";
import type { GoalCreationRefusal } from "../../application/use-cases/create-goal.ts";
import type { GoalUpdateRefusal } from "../../application/use-cases/update-goal.ts";
import type { Api } from "../api.ts";
import { idInPath } from "../id-in-path.ts";
import { onceKeyOf } from "../once-key.ts";
import { refuse, refuseField } from "../refuse.ts";
import { sessionOf } from "../session-of.ts";

export type GoalUseCases = {
  readonly listGoals: (owner: UserId) => Promise<readonly Goal[]>;
  readonly createGoal: (
    owner: UserId,
    draft: GoalDraft,
    once: OnceKey,
  ) => Promise<Result<Goal, GoalCreationRefusal>>;
  readonly updateGoal: (owner: UserId, goal: Goal) => Promise<Result<Goal, GoalUpdateRefusal>>;
  readonly removeGoal: (owner: UserId, id: GoalId) => Promise<boolean>;
};

/** The savings goals of the user (§7, /objetivos). */
export function goalRoutes(api: Api, useCases: GoalUseCases): void {
  api.get(
    paths.goals,
    {
      config: {
        access: "user",
        summary: "Listar os objetivos",
        answers: { 200: goalListSchema },
      },
    },
    async (request) => (await useCases.listGoals(sessionOf(request).user.id)).map(encodeGoal),
  );

  api.post(
    paths.goals,
    {
      schema: { body: goalDraftSchema },
      config: {
        access: "user",
        summary: "Criar um objetivo; no plano Free até 2",
        answers: { 201: goalSchema },
        refusals: ["goal-limit"],
        repeatable: true,
      },
    },
    async (request, reply) => {
      const draft = decodeGoalDraft(request.body);
      const once = onceKeyOf(request, draft);
      if (!once.ok) return refuse(reply, once.reason);
      const created = await useCases.createGoal(sessionOf(request).user.id, draft, once.value);
      if (created.ok) return reply.code(201).send(encodeGoal(created.value));
      if (created.reason === "unknown-photo")
        return refuseField(reply, "foto_url", refusedFields.unknownPhoto);
      return refuse(reply, created.reason);
    },
  );

  api.put(
    paths.goal(":id"),
    {
      schema: { params: idInPath, body: goalDraftSchema },
      config: { access: "user", summary: "Alterar um objetivo", answers: { 200: goalSchema } },
    },
    async (request, reply) => {
      const goal = { ...decodeGoalDraft(request.body), id: goalId(request.params.id) };
      const updated = await useCases.updateGoal(sessionOf(request).user.id, goal);
      if (updated.ok) return encodeGoal(updated.value);
      if (updated.reason === "unknown-photo")
        return refuseField(reply, "foto_url", refusedFields.unknownPhoto);
      return refuse(reply, updated.reason);
    },
  );

  api.delete(
    paths.goal(":id"),
    {
      schema: { params: idInPath },
      config: { access: "user", summary: "Remover um objetivo", answers: { 204: null } },
    },
    async (request, reply) => {
      const found = await useCases.removeGoal(
        sessionOf(request).user.id,
        goalId(request.params.id),
      );
      return found ? reply.code(204).send() : refuse(reply, "no-such-record");
    },
  );
}
