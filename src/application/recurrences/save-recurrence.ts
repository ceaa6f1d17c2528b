import type { Recurrence } from "../../domain/recurrences/recurrence.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { changeId, recurrenceId } from "../../domain/shared/ids.ts";
import { failureOf, isRefusal } from "../failure.ts";
import { onePatch, planPatch, type RecurrenceWish } from "./recurrence-form.ts";
import type { SaveInput } from "../acts/form-dialog.machine.ts";
import type { IdGenerator } from "../id-generator.ts";
import type { Recurrences } from "./recurrences.ts";
import type { Undo } from "../ledger/undo.ts";

type Input = SaveInput<RecurrenceWish, WithRevision<Recurrence>>;

/**
 * Creates a recurrence, or changes it. Earlier tries at a creation that got no response are sent again under their
 * names and then undone with all that they recorded, so that nothing is there twice. Rejects with a Failure.
 */
export const saveRecurrence = (
  recurrences: Pick<Recurrences, "create" | "change">,
  undo: Undo,
  ids: IdGenerator,
) => {
  const create = ({ draft, key }: Pick<Input, "draft" | "key">) => {
    const as = { id: recurrenceId(key), change: changeId(key) };
    return recurrences.create(draft.draft, draft.withEarlier, as);
  };
  return async ({ mode, draft: wish, key, unanswered = [] }: Input): Promise<void> => {
    const change = changeId(key);
    if (mode.type === "create") {
      for (const one of unanswered) {
        // one at a time: the outcome of each is known before the next is sent
        const isMade = await create(one).then(() => true, notMade);
        if (isMade) await undo(changeId(one.key), changeId(ids.next()));
      }
      return create({ draft: wish, key });
    }
    const { id, revision: seen } = mode.id;
    const patch =
      wish.of.scope === "this" ? onePatch(mode.id, wish.draft) : planPatch(mode.id, wish.draft);
    return recurrences.change(id, wish.of, patch, { seen, change });
  };
};

/** Returns false for a refusal, since the try had no effect; rethrows any other failure, whose effect is unknown. */
function notMade(reason: unknown): false {
  if (isRefusal(failureOf(reason))) return false;
  throw reason;
}
