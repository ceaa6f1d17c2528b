import { loginTexts, registrationTexts } from "./auth.ts";
import { layoutTexts } from "./layout.ts";

/** The screens of those who are signed in, by their paths. */
export const screensOfUsers = {
  "/": layoutTexts.dashboard,
  "/receitas": layoutTexts.income,
  "/despesas": layoutTexts.expenses,
  "/orcamento": layoutTexts.budgets,
  "/simulador": layoutTexts.simulator,
  "/relatorios": layoutTexts.reports,
  "/historico": layoutTexts.history,
  "/importar": layoutTexts.imports,
  "/recorrentes": layoutTexts.recurrences,
  "/previsao": layoutTexts.forecast,
  "/gamificacao": layoutTexts.achievements,
  "/exportacao": layoutTexts.dataExport,
  "/perfil": layoutTexts.profile,
  "/conta": layoutTexts.account,
  "/categorias": layoutTexts.categories,
  "/recomendacoes": layoutTexts.recommendations,
  "/admin": layoutTexts.admin,
} as const;

const SCREENS: Readonly<Record<string, string>> = {
  ...screensOfUsers,
  "/privacidade": layoutTexts.privacy,
  "/termos": layoutTexts.terms,
  "/conta-eliminada": "Conta em eliminação",
  "/login": loginTexts.title,
  "/register": registrationTexts.title,
};

/** What the screen at a path is called, as its own heading has it. */
export const screenTitle = (path: string): string =>
  SCREENS[path.replace(/(?<=.)\/$/, "")] ?? layoutTexts.tagline;

/** What the browser calls the page at a path: its screen, and the product. */
export const pageTitle = (path: string): string => `${screenTitle(path)} · ${layoutTexts.product}`;
