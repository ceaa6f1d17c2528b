import { LayoutDashboard, TrendingDown, TrendingUp, type LucideIcon } from "lucide-react";
import { layoutTexts as texts } from "../../../text/layout.ts";

type Entry = { readonly to: string; readonly label: string; readonly icon: LucideIcon };

/** The entries of the sidebar, in the order of §2. */
export const navigation: readonly Entry[] = [
  { to: "/", label: texts.dashboard, icon: LayoutDashboard },
  { to: "/receitas", label: texts.income, icon: TrendingUp },
  { to: "/despesas", label: texts.expenses, icon: TrendingDown },
];
