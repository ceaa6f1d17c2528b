import type { Recurrence } from "../../domain/recurrences/recurrence.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import { changeId, recurrenceId } from "../../domain/shared/ids.ts";
import { onePatch, type RecurrenceWish } from "../forms/recurrence-form.ts";
import type { SaveInput } from "../machines/form-dialog.machine.ts";
import type { Recurrences } from "../ports/recurrences.ts";

/** Makes what comes again, or plans it in another way. Rejects with a Failure. */
export const saveRecurrence =
  (recurrences: Pick<Recurrences, "create" | "change">) =>
  async ({
    mode,
    draft: wish,
    key,
  }: SaveInput<RecurrenceWish, Seen<Recurrence>>): Promise<void> => {
    const change = changeId(key);
    if (mode.type === "create")
      return recurrences.create(wish.draft, wish.withEarlier, { id: recurrenceId(key), change });
    const { id, revision: seen } = mode.id;
    const patch = wish.of.scope === "this" ? onePatch(mode.id, wish.draft) : wish.draft;
    return recurrences.change(id, wish.of, patch, { seen, change });
  };
