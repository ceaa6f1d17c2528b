import type { ExportContent } from "../../src/domain/exports/export-content.ts";
import { ZERO } from "../../src/domain/shared/cents.ts";

/** The lists of an empty export, by their names in the file. */
export const EMPTY_EXPORT = {
  versao: 3,
  perfil: null,
  gamificacao: { level: 1, pontos_totais: 0, conquistas: [] },
  reserva: 0,
  propostas_recusadas: [],
  receitas: [],
  despesas: [],
  objetivos: [],
  orcamentos: [],
  categorias: [],
  regras: [],
  recorrentes: [],
  contas: [],
  importacoes: [],
  linhas_importadas: [],
  taloes: [],
  notificacoes: [],
  notificacoes_dispensadas: [],
} as const;

/** The content of such an export. */
export const NOTHING_EXPORTED: ExportContent = {
  createdAt: Date.UTC(2026, 10, 20, 10),
  profile: null,
  achievements: [],
  incomes: [],
  expenses: [],
  goals: [],
  budgets: [],
  categories: [],
  rules: [],
  recurrences: [],
  accounts: [],
  imports: [],
  lines: [],
  receipts: [],
  notifications: [],
  dismissed: [],
  accountReserve: ZERO,
  dismissedProposals: [],
};
