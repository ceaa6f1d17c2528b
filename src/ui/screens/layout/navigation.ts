import {
  CalendarSync,
  ChartPie,
  ChartSpline,
  FileUp,
  RotateCcwClock,
  LayoutDashboard,
  Shield,
  TrendingDown,
  TrendingUp,
  Trophy,
  User,
  SlidersHorizontal,
  Sparkles,
  WalletCards,
  type LucideIcon,
} from "lucide-react";
import { layoutTexts as texts } from "../../../text/layout.ts";

type Entry = { readonly to: string; readonly label: string; readonly icon: LucideIcon };

/** The entries of the sidebar, in their order. */
export const navigation: readonly Entry[] = [
  { to: "/", label: texts.dashboard, icon: LayoutDashboard },
  { to: "/receitas", label: texts.income, icon: TrendingUp },
  { to: "/despesas", label: texts.expenses, icon: TrendingDown },
  { to: "/orcamento", label: texts.budgets, icon: WalletCards },
  { to: "/simulador", label: texts.simulator, icon: SlidersHorizontal },
  { to: "/relatorios", label: texts.reports, icon: ChartPie },
  { to: "/historico", label: texts.history, icon: RotateCcwClock },
  { to: "/importar", label: texts.imports, icon: FileUp },
  { to: "/recorrentes", label: texts.recurrences, icon: CalendarSync },
  { to: "/previsao", label: texts.forecast, icon: ChartSpline },
  { to: "/gamificacao", label: texts.achievements, icon: Trophy },
  { to: "/perfil", label: texts.profile, icon: User },
  { to: "/recomendacoes", label: texts.recommendations, icon: Sparkles },
];

/** The last entry, for administrators alone. */
export const administration: Entry = { to: "/admin", label: texts.admin, icon: Shield };
