import { describe, expect, it } from "vitest";
import type { Failure } from "../../src/application/failure.ts";
import type { Notice } from "../../src/application/notice.ts";
import {
  ACHIEVEMENTS_MISSING,
  exportFailureText,
  failureText,
  historyFailureText,
  loadFailureText,
  loginFailureText,
  registrationFailureText,
  usersFailureText,
} from "../../src/text/failures.ts";
import { noticeText } from "../../src/text/notices.ts";

const offline: Failure = { type: "offline" };
const refused: Failure = { type: "rejected", status: 409, detail: "Já existe." };
const wordless: Failure = { type: "rejected", status: 502, detail: null };
const defect: Failure = { type: "unexpected" };
const account = (action: Extract<Notice, { type: "account-failed" }>["action"], failure: Failure) =>
  ({ type: "account-failed", action, failure }) as const;

const SUCCESSES: readonly (readonly [Notice, string])[] = [
  ...(["income", "expense"] as const).flatMap((kind) => {
    const noun = kind === "income" ? "Receita" : "Despesa";
    return [
      [{ type: "transaction-changed", kind, change: "created" }, `${noun} adicionada com sucesso!`],
      [{ type: "transaction-changed", kind, change: "updated" }, `${noun} atualizada com sucesso!`],
      [{ type: "transaction-changed", kind, change: "removed" }, `${noun} removida com sucesso!`],
    ] as const;
  }),
  [{ type: "budget-changed", change: "created" }, "Orçamento criado com sucesso!"],
  [{ type: "budget-changed", change: "updated" }, "Orçamento atualizado com sucesso!"],
  [{ type: "budget-changed", change: "removed" }, "Orçamento removido com sucesso!"],
  [{ type: "profile-changed", change: "created" }, "Perfil criado com sucesso!"],
  [{ type: "profile-changed", change: "updated" }, "Perfil atualizado com sucesso!"],
  [{ type: "goal-changed", change: "created" }, "Objetivo adicionado com sucesso!"],
  [{ type: "goal-changed", change: "updated" }, "Objetivo atualizado com sucesso!"],
  [{ type: "goal-changed", change: "removed" }, "Objetivo removido com sucesso!"],
  [{ type: "photo-uploaded" }, "Foto carregada com sucesso!"],
  [{ type: "recommendations-ready" }, "Recomendações geradas com sucesso!"],
  [{ type: "notifications-read" }, "Todas as notificações foram marcadas como lidas"],
  [{ type: "exported", file: "history" }, "Histórico exportado com sucesso!"],
  [{ type: "exported", file: "data-json" }, "Dados exportados em formato JSON!"],
  [{ type: "exported", file: "data-csv" }, "Transações exportadas em formato CSV!"],
  [{ type: "account-changed", news: { type: "created" } }, "Usuário criado com sucesso"],
  [{ type: "account-changed", news: { type: "activated" } }, "Usuário ativado com sucesso"],
  [{ type: "account-changed", news: { type: "suspended" } }, "Usuário suspenso com sucesso"],
  [{ type: "account-changed", news: { type: "password-changed" } }, "Senha alterada com sucesso"],
  [
    { type: "account-changed", news: { type: "plan-changed", plan: "free" } },
    "Plano alterado para FREE",
  ],
  [
    { type: "account-changed", news: { type: "plan-changed", plan: "premium" } },
    "Plano alterado para PREMIUM",
  ],
];

const ERRORS: readonly (readonly [Notice, string])[] = [
  [{ type: "failed", failure: refused }, "Já existe."],
  [{ type: "failed", failure: offline }, "No response from server"],
  [
    { type: "photo-failed", problem: { type: "failed", failure: offline } },
    "Erro ao carregar foto: No response from server",
  ],
  [{ type: "recommendations-failed", failure: refused }, "Erro ao gerar recomendações: Já existe."],
  [
    { type: "achievements-failed", failure: wordless },
    "Erro ao carregar status de gamificação: An error occurred",
  ],
  [account("create", refused), "Já existe."],
  [account("create", offline), "Erro ao criar usuário"],
  [account("change-status", wordless), "Erro ao alterar status"],
  [account("change-password", defect), "Erro ao alterar senha"],
  [account("change-plan", offline), "Erro ao alterar plano"],
];

describe("a toast says, letter for letter,", () => {
  it.each(SUCCESSES)("%j: %s", (notice, message) => {
    expect(noticeText(notice)).toEqual({ title: "Sucesso", message, tone: "success" });
  });

  it.each(ERRORS)("%j: %s", (notice, message) => {
    expect(noticeText(notice)).toEqual({ title: "Erro", message, tone: "failure" });
  });

  it("what was won, and that nothing was", () => {
    const achievement = { name: "Mês Positivo", description: "Fechou um mês.", points: 30 };
    expect(noticeText({ type: "achievement-won", achievement })).toMatchObject({
      title: "Nova Conquista: Mês Positivo!",
      message: "Fechou um mês. +30 pontos",
    });
    expect(noticeText({ type: "no-new-achievement" }).message).toBe(
      "Nenhuma nova conquista no momento. Continue usando o app!",
    );
  });

  it("that there is nothing to export", () => {
    expect(noticeText({ type: "nothing-to-export" })).toEqual({
      title: "Aviso",
      message: "Não há dados para exportar",
      tone: "warning",
    });
  });

  it.each([
    [false, "Nada para anular neste separador."],
    [true, "Nada para refazer neste separador."],
  ])("that there is nothing to undo, or to do again: %j", (isRedo, message) => {
    const text = noticeText({ type: "nothing-to-undo", isRedo });
    expect(text).toEqual({ title: "Aviso", message, tone: "warning" });
  });

  it("that an account is gone, or is not", () => {
    const news = { type: "removed", username: "maria" } as const;
    expect(noticeText({ type: "account-changed", news }).title).toBe("Usuário Excluído");
    expect(noticeText(account("remove", offline))).toEqual({
      title: "Erro ao Excluir",
      message: "Não foi possível excluir o usuário",
      tone: "failure",
    });
  });
});

describe("a failure is told, letter for letter,", () => {
  it.each([
    [failureText, [offline, "No response from server"]],
    [failureText, [wordless, "An error occurred"]],
    [failureText, [defect, "Error setting up request"]],
    [failureText, [refused, "Já existe."]],
    [loadFailureText, [offline, "Erro ao carregar dados: No response from server"]],
    [historyFailureText, [offline, "Erro ao carregar histórico: No response from server"]],
    [exportFailureText, [offline, "Erro ao carregar resumo: No response from server"]],
    [usersFailureText, [refused, "Já existe."]],
    [usersFailureText, [offline, "Erro ao carregar usuários"]],
    [loginFailureText, [refused, "Já existe."]],
    [loginFailureText, [offline, "Erro ao conectar ao servidor"]],
    [loginFailureText, [defect, "Erro inesperado ao fazer login"]],
    [loginFailureText, [wordless, "Erro inesperado ao fazer login"]],
    [registrationFailureText, [refused, "Já existe."]],
    [registrationFailureText, [offline, "Erro ao criar conta. Tente novamente."]],
    [registrationFailureText, [wordless, "Erro ao criar conta. Tente novamente."]],
  ] as const)("by %o as %j", (tell, [failure, sentence]) => {
    expect(tell(failure)).toBe(sentence);
  });

  it("by the card of the achievements", () => {
    expect(ACHIEVEMENTS_MISSING).toBe("Erro ao carregar dados de gamificação");
  });
});
