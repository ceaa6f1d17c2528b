import { instalmentsLeft } from "../../domain/recurrences/instalments-left.ts";
import { changeId, recurrenceId, transactionId, type ChangeId } from "../../domain/shared/ids.ts";
import type { Recurrences } from "./recurrences.ts";
import type { NamedAct } from "./recurrence-act.ts";

/** Carries out an act. Rejects with a Failure. */
export const actOnRecurrence =
  (recurrences: Recurrences) =>
  async ({ act, key }: NamedAct): Promise<void> => {
    const change = changeId(key);
    if (act.type === "dismiss") return recurrences.dismiss(act.proposal.id);
    if (act.type === "end-payment") return recurrences.endPayment(act.payment, change);
    if ("proposal" in act)
      return recurrences.create(act.proposal.draft, false, { id: recurrenceId(key), change });
    const { id, revision: seen } = act.of;
    const as = { seen, change };
    const record = transactionId(key);
    switch (act.type) {
      case "confirm": {
        const { day, date } = act.occurrence;
        return recurrences.settle(id, day, { amount: act.amount, date, record }, as);
      }
      case "tie":
        return recurrences.settle(id, act.occurrence.day, { tied: act.record }, as);
      case "skip":
        return recurrences.settle(id, act.occurrence.day, null, as);
      case "pay-rest": {
        const amount = instalmentsLeft(act.of)?.amount ?? act.occurrence.amount;
        return recurrences.settle(id, act.occurrence.day, { amount, date: act.date, record }, as);
      }
      case "pause":
      case "resume":
        return recurrences.change(id, { scope: "all" }, { paused: act.type === "pause" }, as);
      case "end":
        return recurrences.change(id, { scope: "all" }, { end: act.date }, as);
      case "remove":
        return recurrences.remove(id, { scope: "all" }, as);
    }
  };

/** The change to undo an act; null if it cannot be undone. */
export const undoOfAct = ({ act, key }: NamedAct): ChangeId | null =>
  act.type === "dismiss" ? null : changeId(key);
