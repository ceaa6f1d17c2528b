import type { AccountAction, AccountNews } from "../../application/notice.ts";
import type { Failure } from "../../application/failure.ts";
import type { AdminSettings } from "../../domain/users/second-factor.ts";
import { components } from "../components.ts";

type NewsText = { readonly title: string; readonly message: string };

const succeeded = (message: string): NewsText => ({ title: "Sucesso", message });

/** The toast for a change of an account. */
export function accountNewsText(news: AccountNews): NewsText {
  switch (news.type) {
    case "created":
      return succeeded("Usuário criado com sucesso");
    case "activated":
      return succeeded("Usuário ativado com sucesso");
    case "suspended":
      return succeeded("Usuário suspenso com sucesso");
    case "password-changed":
      return succeeded("Senha alterada com sucesso");
    case "plan-changed":
      return succeeded(`Plano alterado para ${news.plan === "free" ? "FREE" : "PREMIUM"}`);
    case "removed":
      return {
        title: "Usuário Excluído",
        message: `A conta ${news.username} e todos os seus dados foram eliminados.`,
      };
    case "factor-removed":
      return succeeded(`A verificação em dois passos de ${news.username} foi removida.`);
  }
}

const ACTIONS: Readonly<Record<AccountAction, string>> = {
  create: "Erro ao criar usuário",
  "change-status": "Erro ao alterar status",
  "change-password": "Erro ao alterar senha",
  "change-plan": "Erro ao alterar plano",
  "make-recovery-link": "Erro ao criar ligação",
  remove: "Não foi possível excluir o usuário",
  "remove-factor": "Não foi possível remover a verificação em dois passos",
};

/** The toast for a change of the administrators' own settings. */
export const settingsNews = ({ factorRequired }: AdminSettings): string =>
  factorRequired
    ? "Os administradores precisam agora da verificação em dois passos."
    : "Os administradores já não precisam da verificação em dois passos.";

/** Why a change of an account failed: the server's sentence, or one of our own, which a removal always has. */
export function accountFailureText(action: AccountAction, failure: Failure): NewsText {
  const detail = failure.type === "rejected" ? failure.detail : null;
  if (action !== "remove") return { title: components.error, message: detail ?? ACTIONS[action] };
  const message = detail === null ? ACTIONS.remove : `${ACTIONS.remove}. ${detail}`;
  return { title: "Erro ao Excluir", message };
}
