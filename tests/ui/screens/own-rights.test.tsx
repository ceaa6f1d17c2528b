// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import type { OwnRights } from "../../../src/application/profile/own-rights.ts";
import { POLICY_VERSION } from "../../../src/domain/consent/consent-record.ts";
import { COME_BACK_WITHIN_MS } from "../../../src/domain/users/departure.ts";
import { NOON } from "../../support/own-sessions.ts";
import { MISSING_PRESENCE } from "../support/missing-presence.ts";
import { failing, forever } from "../support/promises.ts";
import { renderAccount } from "../support/render-account.tsx";

afterEach(cleanup);

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
const dialog = (name: string) => screen.queryByRole("dialog", { name });
const inDialog = (name: string) => within(dialog(name) ?? document.body);

const OFFLINE: Failure = { type: "offline" };

const answer = (accepted: boolean, days: number) => ({
  accepted,
  version: POLICY_VERSION,
  at: NOON - days * 86_400_000,
});

describe("the consent", () => {
  const rows = () =>
    within(screen.getByRole("list", { name: "As suas respostas" }))
      .getAllByRole("listitem")
      .map((row) => row.textContent);

  it("is shown with its dates and versions, the newest first, and how many more there are", async () => {
    const consents = [answer(true, 0), answer(false, 1), answer(true, 2), answer(false, 3)];
    await renderAccount({ consents });
    expect(rows()).toHaveLength(3);
    expect(rows()[0]).toMatch(/^Aceite em \d{2}\/\d{2}\/2026, \d{2}:\d{2}Versão de 27\/11\/2026$/);
    expect(rows()[1]).toMatch(/^Retirado em /);
    expect(screen.getByText(/^e mais 1/)).toBeTruthy();
  });

  it("is shown once however often it was given, from the first time on", async () => {
    const consents = [answer(true, 0), answer(true, 1), answer(true, 2), answer(false, 3)];
    await renderAccount({ consents });
    expect(rows()).toEqual([
      expect.stringMatching(/^Aceite em 18\/11\/2026/),
      expect.stringMatching(/^Retirado em 17\/11\/2026/),
    ]);
    expect(screen.queryByText(/^e mais/)).toBeNull();
  });

  it("is withdrawn after a question, and asked for again", async () => {
    const { page } = await renderAccount({ consents: [answer(true, 1)] });
    await press("Retirar consentimento");
    expect(page.consent.getSnapshot().value).toBe("accepted");
    await userEvent.click(
      inDialog("Retirar o consentimento").getByRole("button", { name: "Retirar consentimento" }),
    );
    await expect.poll(() => page.consent.getSnapshot().value).toEqual({ asking: "unread" });
  });

  it("holds where its withdrawal could not be told, and says so", async () => {
    const { page } = await renderAccount({ rights: { answerPolicy: failing(OFFLINE) } });
    await press("Retirar consentimento");
    await userEvent.click(
      inDialog("Retirar o consentimento").getByRole("button", { name: "Retirar consentimento" }),
    );
    expect(await screen.findByText("No response from server")).toBeTruthy();
    expect(page.consent.getSnapshot().value).toBe("accepted");
    await userEvent.click(
      inDialog("Retirar o consentimento").getByRole("button", { name: "Cancelar" }),
    );
    expect(dialog("Retirar o consentimento")).toBe(null);
  });

  it("that was never told is said to be missing", async () => {
    await renderAccount();
    expect(screen.getByText("Ainda não há respostas guardadas no servidor.")).toBeTruthy();
  });
});

describe("one's data", () => {
  it("are handed over in one file, and that is told", async () => {
    const { files, notices } = await renderAccount();
    await press("Descarregar os meus dados");
    await expect.poll(() => notices).toEqual(["Os seus dados foram descarregados"]);
    expect(files.saved.map(({ name }) => name)).toEqual([
      "fincontrol-os-meus-dados-2026-11-22.zip",
    ]);
  });

  it("are asked for once while they come, and it says how far they are", async () => {
    const download = vi.fn<OwnRights["download"]>((onProgress) => {
      onProgress({ loaded: 1_250_000, total: null });
      return forever();
    });
    await renderAccount({ rights: { download } });
    await press("Descarregar os meus dados");
    await press("A reunir os dados…");
    expect(download).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/^1,25.MB recebidos$/)).toBeTruthy();
  });

  it("are given to whoever confirms that it is them, and kept from who does not", async () => {
    const download = vi
      .fn<OwnRights["download"]>()
      .mockRejectedValueOnce(MISSING_PRESENCE)
      .mockRejectedValueOnce(MISSING_PRESENCE);
    const { notices, files } = await renderAccount({ rights: { download } });
    await press("Descarregar os meus dados");
    const asked = await screen.findByRole("dialog", { name: "Confirme que é você" });
    await userEvent.click(within(asked).getByRole("button", { name: "Fechar" }));
    await expect.poll(() => notices).toEqual([MISSING_PRESENCE.detail]);
    expect(files.saved).toEqual([]);
  });
});

describe("the end of the account", () => {
  const NAME = "Eliminar conta";
  const open = () => press(NAME);
  const type = (text: string) =>
    userEvent.type(inDialog(NAME).getByLabelText("Senha", { selector: "input" }), text);
  const confirm = () =>
    userEvent.click(inDialog(NAME).getByRole("button", { name: "Eliminar a minha conta" }));

  it("says what goes and when, and wants a password", async () => {
    const leave = vi.fn<OwnRights["leave"]>(forever);
    await renderAccount({ rights: { leave } });
    await open();
    expect(dialog(NAME)?.textContent).toContain("Durante 7 dias");
    await confirm();
    expect(inDialog(NAME).getByRole("alert").textContent).toBe("Escreva a sua senha.");
    expect(leave).not.toHaveBeenCalled();
  });

  it("is refused for a wrong password, which stays where it was typed", async () => {
    const { page } = await renderAccount();
    await open();
    await type("Outra!1");
    await confirm();
    expect((await inDialog(NAME).findByRole("alert")).textContent).toBe("A senha não está certa.");
    const field = inDialog(NAME).getByLabelText<HTMLInputElement>("Senha", { selector: "input" });
    expect(field.value).toBe("Outra!1");
    expect(page.session.getSnapshot().matches("authenticated")).toBe(true);
  });

  it("leads to where that is told, once", async () => {
    const { depart } = await renderAccount();
    await open();
    await type("Segredo!1");
    await confirm();
    const to = `/conta-eliminada?${NOON}.${NOON + COME_BACK_WITHIN_MS}.0123456789abcdef`;
    await expect.poll(() => depart.mock.calls).toEqual([[to]]);
  });

  it("is asked for once while it is waited for", async () => {
    const leave = vi.fn<OwnRights["leave"]>(forever);
    await renderAccount({ rights: { leave } });
    await open();
    await type("Segredo!1");
    await confirm();
    await userEvent.click(inDialog(NAME).getByRole("button", { name: "A eliminar…" }));
    expect(leave.mock.calls).toEqual([["Segredo!1"]]);
  });
});
