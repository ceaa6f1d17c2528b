import { putAside, type Goal, type GoalDraft } from "../../domain/goals/goal.ts";
import type { StoredRecord } from "../../domain/ledger/stored-record.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { goalsInBook } from "../kinds/goals.ts";
import type { Records } from "../ledger/records.ts";
import { saveRecord, type RecordInput } from "../entries/save-record.ts";

/**
 * Adds an amount to the version of a goal that the user saw, so that no retry adds it twice. Rejects with a Failure.
 */
export const putMoneyAside =
  (goals: Records<Goal, GoalDraft>, ledger: Pick<Ledger, "write">) =>
  async ({ mode, tries }: RecordInput<Cents, Goal>): Promise<StoredRecord<Goal>> => {
    if (mode.type === "create") throw new Error("money is put aside for a goal that is there");
    const draft = (amount: Cents): GoalDraft => {
      const { id: _, revision: __, ...goal } = { ...mode.id, ...putAside(mode.id, amount) };
      return goal;
    };
    const added = tries.map((one) => ({ draft: draft(one.draft), key: one.key }));
    return saveRecord(goalsInBook, goals, ledger)({ mode, tries: added });
  };
