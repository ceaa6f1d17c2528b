import type { Stamps } from "../ledger/ledger-tables.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { Cents } from "../../../../src/domain/shared/cents.ts";
import type { GoalId, LedgerId } from "../../../../src/domain/shared/ids.ts";

export type GoalRow = Stamps & {
  readonly ledger_id: LedgerId;
  readonly id: GoalId;
  readonly name: string;
  readonly total: Cents;
  readonly current: Cents;
  readonly deadline: CivilDate | null;
  readonly photo_url: string | null;
  /** Null without an own order. */
  readonly position: number | null;
};

export type GoalEntryRow = {
  readonly ledger_id: LedgerId;
  readonly goal_id: GoalId;
  readonly day: CivilDate;
  readonly amount: Cents;
};

export type PhotoRow = {
  readonly name: string;
  readonly ledger_id: LedgerId;
  readonly bytes: number;
  readonly created_at: number;
};
