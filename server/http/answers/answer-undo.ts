import type { FastifyReply, FastifyRequest } from "fastify";
import type * as v from "valibot";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import type { undoneSchema } from "../../../src/contract/ledger/undo.ts";
import type { ChangeId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import type { Member } from "../../application/ledger/ledgers.ts";
import type { UndoRefusal } from "../../application/ledger/undo-change.ts";
import type { Undone } from "../../application/ledger/undo.ts";
import { sessionOf } from "../access/session-of.ts";
import { changeOf } from "../record-calls.ts";
import { refuse } from "./refuse.ts";

/** Why an undo or a restoration is refused: another record has the name or the place, or there is no room. */
export const UNDO_REFUSALS = [
  "change-gone",
  "goal-limit",
  "budgets-locked",
  "category-name-taken",
  "too-many-categories",
  "last-category",
  "category-in-use",
  "category-gone",
  "budget-exists",
  "account-gone",
  "too-many-accounts",
  "rule-limit",
  "recurrence-limit",
  "division-edited",
] as const satisfies readonly UndoRefusal[];

/** Undoes or restores under the name in the request, and tells what became of it. */
export async function answerUndo(
  request: FastifyRequest,
  reply: FastifyReply,
  undo: (member: Member, change: ChangeId | null) => Promise<Result<Undone, UndoRefusal>>,
) {
  const change = changeOf(request);
  if (!change.ok) return refuse(reply, change.reason);
  const undone = await undo(sessionOf(request).member, change.value);
  if (!undone.ok) return refuse(reply, undone.reason);
  const { restored, kept, revision } = undone.value;
  if (revision !== null) reply.header(REVISION_HEADER, revision);
  return { repostas: restored, editadas: [...kept] } satisfies v.InferInput<typeof undoneSchema>;
}
