import type { Category, CategoryRole } from "./category.ts";
import type { CategoryColour } from "./category-look.ts";

/** The default colours of categories, by their role. */
const COLOURS: Readonly<Record<CategoryRole, CategoryColour>> = {
  salary: "green",
  "self-employment": "teal",
  investments: "blue",
  rents: "olive",
  benefits: "indigo",
  refunds: "violet",
  gifts: "rose",
  housing: "blue",
  food: "orange",
  transport: "teal",
  utilities: "amber",
  health: "rose",
  education: "indigo",
  leisure: "magenta",
  shopping: "violet",
  subscriptions: "olive",
  insurance: "teal",
  credit: "red",
  taxes: "grey",
  savings: "green",
  vague: "grey",
};

/** The colour of a category: its own, else that of its role; null if it has no role. */
export const shownColour = ({
  colour,
  role,
}: Pick<Category, "colour" | "role">): CategoryColour | null =>
  colour ?? (role === null ? null : COLOURS[role]);
