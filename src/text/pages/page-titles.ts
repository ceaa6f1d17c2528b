import { layoutTexts } from "./layout.ts";
import { titleAmong, type ScreenTitles } from "./screen-titles.ts";

/** The titles of signed-in users' screens, by their paths. */
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
  "/contas": layoutTexts.accounts,
  "/lixo": layoutTexts.trash,
  "/recomendacoes": layoutTexts.recommendations,
  "/admin": layoutTexts.admin,
} as const;

/** The titles of all the screens that signed-in users see. */
export const userTitles: ScreenTitles = {
  ...screensOfUsers,
  "/privacidade": layoutTexts.privacy,
  "/termos": layoutTexts.terms,
};

/** The title of the screen at a path, the same as its heading. */
export const screenTitle = (path: string): string => titleAmong(userTitles, path);
