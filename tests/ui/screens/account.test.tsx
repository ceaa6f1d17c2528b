// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sessionId } from "../../../src/domain/shared/ids.ts";
import { usedAgo } from "../../../src/text/profile/own-account.ts";
import { NOON, OWN_SESSIONS } from "../../support/own-sessions.ts";
import { MISSING_PRESENCE, oncePresent } from "../support/missing-presence.ts";
import { failing, forever } from "../support/promises.ts";
import { renderAccount } from "../support/render-account.tsx";

afterEach(cleanup);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const type = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label, { selector: "input" }), text);
const rows = () =>
  within(screen.getByRole("list", { name: "As suas sessões" }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);
const dialog = (name: string) => screen.queryByRole("dialog", { name });

const PHONE = "Terminar Safari no iPhone. Usada há 3 horas";

describe("the sessions", () => {
  it("show this device first, of each its device and its last use, and end any but this", async () => {
    await renderAccount();
    expect(rows()).toEqual([
      "Firefox no LinuxUsada agora mesmoEste dispositivo",
      "Safari no iPhoneUsada há 3 horasTerminar",
    ]);
    expect(screen.getAllByRole("button", { name: /^Terminar / })).toHaveLength(2);
  });

  it("end one at a press", async () => {
    const { notices } = await renderAccount();
    await press(PHONE);
    await expect.poll(rows).toEqual(["Firefox no LinuxUsada agora mesmoEste dispositivo"]);
    expect(notices).toEqual(["Sessão terminada"]);
    expect(screen.getByText("Não tem sessão iniciada em mais nenhum dispositivo.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Terminar todas as outras" })).toBeNull();
  });

  it("say that one is being ended, and take no second press", async () => {
    const endSession = vi.fn<() => Promise<void>>(forever);
    await renderAccount({ calls: { endSession } });
    await press(PHONE);
    await press(PHONE);
    expect(screen.getByRole("button", { name: PHONE }).getAttribute("aria-busy")).toBe("true");
    expect(screen.getByText("A terminar…")).toBeTruthy();
    expect(endSession).toHaveBeenCalledTimes(1);
  });

  it("tell why one could not be ended", async () => {
    const { notices } = await renderAccount({
      calls: { endSession: failing({ type: "offline" }) },
    });
    await press(PHONE);
    await expect.poll(() => notices).toEqual(["No response from server"]);
    expect(rows()).toHaveLength(2);
  });

  it("that have ended already count as ended", async () => {
    const gone = failing({ type: "rejected", status: 404, detail: "Não foi encontrado." });
    const { notices } = await renderAccount({ calls: { endSession: gone } });
    await press(PHONE);
    await expect.poll(() => notices).toEqual(["Sessão terminada"]);
  });

  it("end all others after a question", async () => {
    const { notices } = await renderAccount();
    await press("Terminar todas as outras");
    const question = screen.getByRole("dialog", { name: "Terminar todas as outras sessões" });
    expect(rows()).toHaveLength(2);
    const answer = within(question).getByRole("button", { name: "Terminar todas as outras" });
    await userEvent.click(answer);
    await expect.poll(rows).toHaveLength(1);
    expect(dialog("Terminar todas as outras sessões")).toBeNull();
    expect(notices).toEqual(["Todas as outras sessões foram terminadas"]);
  });

  it("leave the question open with what went wrong", async () => {
    await renderAccount({ calls: { endOtherSessions: failing({ type: "offline" }) } });
    await press("Terminar todas as outras");
    const question = within(screen.getByRole("dialog"));
    await userEvent.click(question.getByRole("button", { name: "Terminar todas as outras" }));
    expect((await question.findByRole("alert")).textContent).toBe("No response from server");
    await userEvent.click(question.getByRole("button", { name: "Cancelar" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    [0, "Usada agora mesmo"],
    [-60_000, "Usada agora mesmo"],
    [2 * 60_000, "Usada há 2 minutos"],
    [59 * 60_000, "Usada há 59 minutos"],
    [3_600_000, "Usada há 1 hora"],
    [23 * 3_600_000, "Usada há 23 horas"],
    [24 * 3_600_000, "Usada há 1 dia"],
    [6 * 24 * 3_600_000, "Usada há 6 dias"],
  ])("were used %d ms ago: %s", (since, words) => {
    expect(usedAgo(NOON - since, NOON)).toBe(words);
  });
});

describe("the password", () => {
  const fillIn = async (current: string, password: string, repeated = password) => {
    await press("Alterar senha");
    if (current !== "") await type("Senha atual", current);
    if (password !== "") await type("Nova senha", password);
    if (repeated !== "") await type("Confirmar nova senha", repeated);
    await press("Guardar");
  };

  it("is changed for another, and the other sessions leave the list", async () => {
    const { notices } = await renderAccount();
    await fillIn("Segredo!1", "Outra!senha2");
    await expect.poll(() => dialog("Alterar senha")).toBeNull();
    expect(notices).toEqual(["Senha alterada. As suas outras sessões foram terminadas."]);
    await expect.poll(rows).toHaveLength(1);
  });

  it("says that the current one is wrong, and keeps what was typed", async () => {
    await renderAccount();
    await fillIn("errada", "Outra!senha2");
    expect((await screen.findByRole("alert")).textContent).toBe("A senha atual não está certa.");
    expect(screen.getByLabelText<HTMLInputElement>("Nova senha").value).toBe("Outra!senha2");
  });

  it("is asked for twice, under the rules of the registration", async () => {
    await renderAccount();
    await press("Alterar senha");
    expect(screen.getByText("Mínimo 8 caracteres, 1 número e 1 caractere especial")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await fillIn("Segredo!1", "curta", "outra");
    expect(screen.getByText("A senha deve ter no mínimo 8 caracteres")).toBeTruthy();
    expect(screen.getByText("As senhas não coincidem")).toBeTruthy();
  });

  it("needs every field", async () => {
    await renderAccount();
    await fillIn("", "", "");
    expect(screen.getByRole("alert").textContent).toBe("Por favor, preencha todos os campos.");
  });

  it("is forgotten when the dialog is closed", async () => {
    await renderAccount();
    await fillIn("errada", "Outra!senha2");
    await screen.findByRole("alert");
    await userEvent.keyboard("{Escape}");
    await press("Alterar senha");
    expect(screen.getByLabelText<HTMLInputElement>("Senha atual").value).toBe("");
  });
});

describe("the email", () => {
  const TITLE = "Alterar email";
  const change = async (email: string) => {
    await press(TITLE);
    if (email !== "") await type("Novo email", email);
    await press("Guardar");
  };

  it("is shown, and changed at once where no mail is sent; the session hears of it", async () => {
    const { notices, sent } = await renderAccount();
    expect(screen.getByText("maria@exemplo.pt")).toBeTruthy();
    await change(" ana@outro.pt ");
    await expect.poll(() => dialog(TITLE)).toBeNull();
    expect(notices).toEqual(["Email alterado. As suas outras sessões foram terminadas."]);
    expect(sent.mock.calls).toEqual([[{ type: "REFRESH" }]]);
    expect(screen.queryByText(/^Falta confirmar/)).toBeNull();
  });

  it("waits for its link where mail is sent, and says so as long as it does", async () => {
    const { notices } = await renderAccount({ sendsMail: true });
    await change("ana@outro.pt");
    await expect.poll(() => dialog(TITLE)).toBeNull();
    expect(notices).toEqual(["Enviámos uma ligação para o novo email. Abra-a para o confirmar."]);
    expect(await screen.findByText(/^Falta confirmar ana@outro.pt/)).toBeTruthy();
    expect(screen.getByText("maria@exemplo.pt")).toBeTruthy();
  });

  it.each([
    ["", "Por favor, preencha todos os campos."],
    ["ana@tomado.pt", "Este email já está em uso."],
  ])("%j is refused: %s", async (email, sentence) => {
    await renderAccount();
    await change(email);
    expect((await screen.findByRole("alert")).textContent).toBe(sentence);
    expect(screen.getByLabelText<HTMLInputElement>("Novo email").value).toBe(email);
  });

  it("is no email without an address", async () => {
    await renderAccount();
    await change("ana");
    expect(screen.getByText("Indique um endereço de email válido.")).toBeTruthy();
  });

  it("asks for presence first, and then goes on by itself", async () => {
    const asked = vi
      .fn<() => Promise<"changed">>()
      .mockRejectedValueOnce(MISSING_PRESENCE)
      .mockResolvedValue("changed");
    const { notices } = await renderAccount({ calls: { change: asked } });
    await change("ana@outro.pt");
    await screen.findByRole("dialog", { name: "Confirme que é você" });
    await type("Senha", "Segredo!1");
    await press("Confirmar");
    await expect.poll(() => notices).toHaveLength(1);
  });
});

describe("an act that needs presence", () => {
  const NAME = "Confirme que é você";

  it("asks for the password and goes on by itself", async () => {
    const endSession = oncePresent();
    const { notices } = await renderAccount({ calls: { endSession } });
    await press(PHONE);
    await screen.findByRole("dialog", { name: NAME });
    await type("Senha", "Segredo!1");
    await press("Confirmar");
    await expect.poll(() => notices).toEqual(["Sessão terminada"]);
    expect(dialog(NAME)).toBeNull();
    expect(endSession.mock.calls).toEqual([[sessionId("phone")], [sessionId("phone")]]);
  });

  it("says that the password is wrong, and that it is missing", async () => {
    await renderAccount({ calls: { endSession: oncePresent() } });
    await press(PHONE);
    const asked = within(await screen.findByRole("dialog", { name: NAME }));
    await press("Confirmar");
    expect(asked.getByText("Escreva a sua senha.")).toBeTruthy();
    await type("Senha", "errada");
    await press("Confirmar");
    await expect.poll(() => asked.getByRole("alert").textContent).toBe("A senha não está certa.");
  });

  it("that is not confirmed leaves what was typed, and says why nothing was done", async () => {
    const changePassword = oncePresent();
    const { notices } = await renderAccount({ calls: { changePassword } });
    await press("Alterar senha");
    await type("Senha atual", "Segredo!1");
    await type("Nova senha", "Outra!senha2");
    await type("Confirmar nova senha", "Outra!senha2");
    await press("Guardar");
    await screen.findByRole("dialog", { name: NAME });
    await type("Senha", "algo{Escape}");
    expect(dialog(NAME)).toBeNull();
    const form = within(screen.getByRole("dialog", { name: "Alterar senha" }));
    expect((await form.findByRole("alert")).textContent).toBe(
      "Por segurança, confirme primeiro que é você.",
    );
    expect(screen.getByLabelText<HTMLInputElement>("Nova senha").value).toBe("Outra!senha2");
    expect([notices, changePassword.mock.calls.length]).toEqual([[], 1]);
    await press("Guardar");
    await expect.poll(() => notices).toHaveLength(1);
  });

  it("is not asked of those whom it does not need", async () => {
    await renderAccount({ sessions: OWN_SESSIONS });
    expect(dialog(NAME)).toBeNull();
  });
});
