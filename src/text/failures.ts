import type { Failure } from "../application/failure.ts";

/** The sentence for a failed request: the server's own, or one of three of our own. */
export function failureText(failure: Failure): string {
  switch (failure.type) {
    case "rejected":
    case "conflict":
      return failure.detail ?? "An error occurred";
    case "offline":
      return "No response from server";
    case "waiting":
      return "Sem ligação: fica por enviar e segue sozinho.";
    case "taken-back":
      return "Não chegou a ser enviado: já não segue.";
    case "unauthenticated":
      return "A sessão terminou. Inicie sessão novamente.";
    case "unexpected":
      return "Error setting up request";
  }
}

/** A list or a screen that could not be loaded. */
export const loadFailureText = (failure: Failure): string =>
  `Erro ao carregar dados: ${failureText(failure)}`;

/** The history that could not be loaded. */
export const historyFailureText = (failure: Failure): string =>
  `Erro ao carregar histórico: ${failureText(failure)}`;

/** The balances that could not be read, without which there is no forecast. */
export const forecastFailureText = (failure: Failure): string =>
  `Erro ao carregar previsão: ${failureText(failure)}`;

/** The imports that could not be listed. */
export const importsFailureText = (failure: Failure): string =>
  `Erro ao carregar importações: ${failureText(failure)}`;

/** The recurrences that could not be loaded. */
export const recurrencesFailureText = (failure: Failure): string =>
  `Erro ao carregar recorrentes: ${failureText(failure)}`;

/** The recommendations that could not be made. */
export const recommendationsFailureText = (failure: Failure): string =>
  `Erro ao gerar recomendações: ${failureText(failure)}`;

/** The achievements that could not be loaded. */
export const achievementsFailureText = (failure: Failure): string =>
  `Erro ao carregar status de gamificação: ${failureText(failure)}`;

/** The message in place of the achievements that could not be loaded. */
export const ACHIEVEMENTS_MISSING = "Erro ao carregar dados de gamificação";

/** The summary of an export that could not be loaded. */
export const exportFailureText = (failure: Failure): string =>
  `Erro ao carregar resumo: ${failureText(failure)}`;

/** The users that could not be listed. */
export const usersFailureText = (failure: Failure): string =>
  (failure.type === "rejected" ? failure.detail : null) ?? "Erro ao carregar usuários";

/** The login form's sentence for a failure. */
export function loginFailureText(failure: Failure): string {
  if (failure.type === "offline") return "Erro ao conectar ao servidor";
  const detail = failure.type === "rejected" ? failure.detail : null;
  return detail ?? "Erro inesperado ao fazer login";
}

/** The registration form's sentence for a failure. */
export function registrationFailureText(failure: Failure): string {
  const detail = failure.type === "rejected" ? failure.detail : null;
  return detail ?? "Erro ao criar conta. Tente novamente.";
}
