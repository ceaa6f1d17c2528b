import type { Seen } from "../../domain/ledger/stamped.ts";
import { instalmentsLeft } from "../../domain/recurrences/instalments-left.ts";
import type { Occurrence, Recurrence } from "../../domain/recurrences/recurrence.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { changeId, recurrenceId, type ChangeId } from "../../domain/shared/ids.ts";
import type { FoundProposal, Recurrences } from "../ports/recurrences.ts";

/** What is done to what comes again with one press. */
export type RecurrenceAct =
  | {
      readonly type: "confirm";
      readonly of: Seen<Recurrence>;
      readonly occurrence: Occurrence;
      readonly amount: Cents;
    }
  | {
      readonly type: "skip";
      readonly of: Seen<Recurrence>;
      readonly occurrence: Occurrence;
    }
  /** All that is left of instalments is paid, on a day. */
  | {
      readonly type: "pay-rest";
      readonly of: Seen<Recurrence>;
      readonly occurrence: Occurrence;
      readonly date: CivilDate;
    }
  | { readonly type: "pause" | "resume" | "remove"; readonly of: Seen<Recurrence> }
  /** Nothing comes after a day. */
  | { readonly type: "end"; readonly of: Seen<Recurrence>; readonly date: CivilDate }
  | { readonly type: "accept" | "dismiss"; readonly proposal: FoundProposal };

/** An act under the name that the server knows it by. */
export type NamedAct = { readonly act: RecurrenceAct; readonly key: string };

/** Carries out an act. Rejects with a Failure. */
export const actOnRecurrence =
  (recurrences: Recurrences) =>
  async ({ act, key }: NamedAct): Promise<void> => {
    const change = changeId(key);
    if (act.type === "dismiss") return recurrences.dismiss(act.proposal.id);
    if ("proposal" in act)
      return recurrences.create(act.proposal.draft, false, { id: recurrenceId(key), change });
    const { id, revision: seen } = act.of;
    const as = { seen, change };
    switch (act.type) {
      case "confirm": {
        const { day, date } = act.occurrence;
        return recurrences.settle(id, day, { amount: act.amount, date }, as);
      }
      case "skip":
        return recurrences.settle(id, act.occurrence.day, null, as);
      case "pay-rest": {
        const amount = instalmentsLeft(act.of)?.amount ?? act.occurrence.amount;
        return recurrences.settle(id, act.occurrence.day, { amount, date: act.date }, as);
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

/** The change by which an act can be undone; null where it cannot. */
export const undoOfAct = ({ act, key }: NamedAct): ChangeId | null =>
  act.type === "dismiss" ? null : changeId(key);
