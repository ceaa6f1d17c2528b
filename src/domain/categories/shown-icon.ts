import type { Category, CategoryRole } from "./category.ts";
import type { CategoryIcon } from "./category-look.ts";

/** The default icons of categories, by their role. */
const ICONS: Readonly<Record<CategoryRole, CategoryIcon>> = {
  salary: "briefcase",
  "self-employment": "laptop",
  investments: "trending-up",
  rents: "key-round",
  benefits: "hand-coins",
  refunds: "undo-2",
  gifts: "gift",
  housing: "house",
  food: "utensils",
  transport: "car",
  utilities: "lightbulb",
  health: "heart-pulse",
  education: "graduation-cap",
  leisure: "gamepad-2",
  shopping: "shopping-bag",
  subscriptions: "repeat",
  insurance: "shield-check",
  credit: "credit-card",
  taxes: "landmark",
  savings: "piggy-bank",
  vague: "tag",
};

/** The icon of a category: its own, else that of its role; null if it has no role. */
export const shownIcon = ({ icon, role }: Pick<Category, "icon" | "role">): CategoryIcon | null =>
  icon ?? (role === null ? null : ICONS[role]);
