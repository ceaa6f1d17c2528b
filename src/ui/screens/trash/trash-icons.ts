import {
  CalendarSync,
  FileUp,
  Filter,
  Landmark,
  Tags,
  Target,
  TrendingDown,
  TrendingUp,
  WalletCards,
  type LucideIcon,
} from "lucide-react";
import type { TrashedKind } from "../../../domain/trash/trashed.ts";

/** The icon of each kind of thing in the trash. */
export const trashIcons: Readonly<Record<TrashedKind, LucideIcon>> = {
  income: TrendingUp,
  expense: TrendingDown,
  budget: WalletCards,
  goal: Target,
  category: Tags,
  rule: Filter,
  recurrence: CalendarSync,
  account: Landmark,
  import: FileUp,
};
