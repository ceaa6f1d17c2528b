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
import { layoutTexts as texts } from "../../../text/pages/layout.ts";

export type Entry = { readonly to: string; readonly label: string; readonly icon: LucideIcon };

type Group = { readonly name?: string; readonly entries: readonly Entry[] };

export const dashboard: Entry = { to: "/", label: texts.dashboard, icon: LayoutDashboard };
export const history: Entry = { to: "/historico", label: texts.history, icon: RotateCcwClock };
export const budgets: Entry = { to: "/orcamento", label: texts.budgets, icon: WalletCards };
const administration: Entry = { to: "/admin", label: texts.admin, icon: Shield };

/** The entries of the sidebar, in their order. */
export const navigation = (administers: boolean): readonly Group[] => [
  { entries: [dashboard] },
  {
    name: texts.groups.movements,
    entries: [
      { to: "/receitas", label: texts.income, icon: TrendingUp },
      { to: "/despesas", label: texts.expenses, icon: TrendingDown },
      history,
      { to: "/importar", label: texts.imports, icon: FileUp },
      { to: "/recorrentes", label: texts.recurrences, icon: CalendarSync },
    ],
  },
  {
    name: texts.groups.planning,
    entries: [
      budgets,
      { to: "/previsao", label: texts.forecast, icon: ChartSpline },
      { to: "/simulador", label: texts.simulator, icon: SlidersHorizontal },
    ],
  },
  {
    name: texts.groups.insight,
    entries: [
      { to: "/relatorios", label: texts.reports, icon: ChartPie },
      { to: "/recomendacoes", label: texts.recommendations, icon: Sparkles },
      { to: "/gamificacao", label: texts.achievements, icon: Trophy },
    ],
  },
  {
    entries: [
      { to: "/perfil", label: texts.profile, icon: User },
      ...(administers ? [administration] : []),
    ],
  },
];

/** The screens without an entry of their own, which the profile links to and which link back to it. */
export const OF_PROFILE: readonly string[] = [
  "/conta",
  "/contas",
  "/categorias",
  "/exportacao",
  "/lixo",
];
