import {
  Award,
  BookOpenCheck,
  CalendarCheck,
  Castle,
  Coins,
  Flame,
  Gem,
  IdCard,
  Leaf,
  Library,
  MountainSnow,
  NotebookPen,
  PiggyBank,
  Receipt,
  ShieldCheck,
  Sprout,
  Target,
  TreeDeciduous,
  Trees,
  Trophy,
  Vault,
  WalletCards,
  type LucideIcon,
} from "lucide-react";
import type { AchievementId } from "../../../domain/achievements/achievement.ts";

/** The icon on the medal of each achievement. */
const ICONS: Readonly<Record<AchievementId, LucideIcon>> = {
  "first-income": Coins,
  "first-expense": Receipt,
  "ten-entries": NotebookPen,
  "hundred-entries": BookOpenCheck,
  "thousand-entries": Library,
  "first-goal": Target,
  "goal-reached": Trophy,
  "three-goals-reached": MountainSnow,
  "first-budget": WalletCards,
  "budgets-kept": ShieldCheck,
  "budgets-kept-three": Castle,
  "positive-month": Leaf,
  "positive-three": Sprout,
  "positive-six": TreeDeciduous,
  "positive-twelve": Trees,
  "saved-ten": PiggyBank,
  "saved-twenty": Vault,
  "saved-thirty": Gem,
  "seven-days": Flame,
  "thirty-days": CalendarCheck,
  "profile-complete": IdCard,
};

const isKnown = (id: string): id is AchievementId => Object.hasOwn(ICONS, id);

/** The icon of an achievement; one that only a newer server knows has an icon, too. */
export const iconOf = (id: string): LucideIcon => (isKnown(id) ? ICONS[id] : Award);
