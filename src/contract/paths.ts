import type { ExportFormat } from "../domain/exports/export-summary.ts";
import type { TransactionKind } from "../domain/transactions/transaction.ts";

/** Where every call of the API lives, relative to the base path. */
export const API_BASE = "/api";

/** The header of every answer to a session: the revision of its ledger, a write's own or a read's. */
export const REVISION_HEADER = "fincontrol-revisao";

/** The header by which a client names a change, so that the same change sent twice is one. */
export const CHANGE_HEADER = "fincontrol-alteracao";

/** The header that makes a repeated creating call answer what the first one answered. */
export const IDEMPOTENCY_HEADER = "idempotency-key";

const transactions: Readonly<Record<TransactionKind, string>> = {
  income: "/receitas",
  expense: "/despesas",
};

const categories: Readonly<Record<TransactionKind, string>> = {
  income: "/categorias/receita",
  expense: "/categorias/despesa",
};

export const paths = {
  login: "/auth/login",
  register: "/auth/register",
  logout: "/auth/logout",
  me: "/auth/me",
  transactions: (kind: TransactionKind) => transactions[kind],
  transaction: (kind: TransactionKind, id: string) => `${transactions[kind]}/${id}`,
  categories: (kind: TransactionKind) => categories[kind],
  budgetCategories: "/categorias/orcamento",
  allCategories: "/categorias",
  changes: "/alteracoes",
  monthSums: "/meses",
  profile: "/perfil",
  goals: "/objetivos",
  goal: (id: string) => `/objetivos/${id}`,
  goalEntries: (id: string) => `/objetivos/${id}/entradas`,
  goalPhoto: "/objetivos/upload-foto",
  photo: (file: string) => `/fotos/${file}`,
  budgets: "/orcamento",
  budget: (id: string) => `/orcamento/${id}`,
  budgetStatus: (idOrMonth: string) => `/orcamento/status/${idOrMonth}`,
  simulation: "/simulacao/cenario",
  notifications: "/notificacoes",
  notification: (id: string) => `/notificacoes/${id}`,
  notificationRead: (id: string) => `/notificacoes/${id}/marcar-lida`,
  allNotificationsRead: "/notificacoes/marcar-todas-lidas",
  generateAlerts: "/notificacoes/gerar-automaticas",
  recommendations: "/recomendacoes",
  generateRecommendations: "/recomendacoes/gerar",
  achievementStatus: "/gamificacao/status",
  achievementCheck: "/gamificacao/verificar",
  exportSummary: "/exportacao/resumo",
  exportFile: (format: ExportFormat) => `/exportacao/${format}`,
  adminUsers: "/auth/admin/users",
  adminUser: (username: string) => `/auth/admin/users/${username}`,
  adminOverview: "/auth/admin/resumo",
  config: "/config",
  health: "/saude",
  openApi: "/openapi.json",
  docs: "/docs",
} as const;
