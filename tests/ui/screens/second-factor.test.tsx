// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { APP } from "../../support/fakes/fake-own-factor.ts";
import { failing, forever } from "../support/promises.ts";
import { renderAccount } from "../support/render-account.tsx";

afterEach(cleanup);

const card = () => within(screen.getByRole("region", { name: "Verificação em dois passos" }));
const inDialog = () => within(screen.getByRole("dialog"));
const press = (name: string) => userEvent.click(inDialog().getByRole("button", { name }));
const pressOnCard = (name: string) => userEvent.click(card().getByRole("button", { name }));
const codes = () =>
  within(screen.getByRole("list", { name: "Os seus códigos de recuperação" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

async function begin() {
  await pressOnCard("Ativar");
  await screen.findByRole("dialog", { name: "Ativar a verificação em dois passos" });
}

async function setUp() {
  await begin();
  await userEvent.type(inDialog().getByRole("textbox"), `${APP.code}{Enter}`);
  await screen.findByRole("dialog", { name: "Códigos de recuperação" });
}

describe("the section of the second factor", () => {
  it("says what it is for, and begins with a picture and a text of the secret", async () => {
    const { copied } = await renderAccount();
    expect(card().getByText(/não entra só com ela/)).toBeTruthy();
    await begin();
    expect(inDialog().getByRole("img", { name: /Código QR/ })).toBeTruthy();
    expect(inDialog().getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeTruthy();
    await press("Copiar");
    await inDialog().findByRole("button", { name: "Copiado" });
    expect(copied).toEqual([APP.secret]);
    const field = inDialog().getByRole<HTMLInputElement>("textbox");
    expect([field.autocomplete, field.inputMode]).toEqual(["one-time-code", "numeric"]);
  });

  it("shows ten recovery codes once, to copy and as a file, and is left when they are kept", async () => {
    const { notices, copied, saved } = await renderAccount();
    await setUp();
    const shown = codes();
    expect(shown).toHaveLength(10);
    await press("Copiar");
    await press("Descarregar");
    expect(copied).toEqual([shown.join("\n")]);
    expect(saved).toMatchObject([{ name: "fincontrol-codigos-de-recuperacao.txt" }]);
    for (const code of shown) expect(saved[0]?.content).toContain(code);
    await press("Fechar");
    expect(inDialog().getByRole("alert").textContent).toContain("Guarde primeiro os códigos");
    await press("Guardei os códigos");
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(notices).toEqual([
      "Verificação em dois passos ativada. As suas outras sessões foram terminadas.",
    ]);
    await card().findByText("Ativa");
    expect(card().getByText("Restam-lhe 10 de 10 códigos de recuperação.")).toBeTruthy();
  });

  it("says why a first code was refused, and keeps it", async () => {
    await renderAccount();
    await begin();
    const field = inDialog().getByRole<HTMLInputElement>("textbox");
    await userEvent.type(field, "12{Enter}");
    expect(inDialog().getByText("O código tem 6 algarismos.")).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, "654321{Enter}");
    const alert = await inDialog().findByRole("alert");
    expect(alert.textContent).toBe("O código não está certo ou já foi usado.");
    expect(field.value).toBe("654321");
  });

  it("says that it is beginning, once, and why it did not", async () => {
    await renderAccount({ factor: { begin: forever } });
    await pressOnCard("Ativar");
    await pressOnCard("A preparar…");
    cleanup();
    const { notices } = await renderAccount({ factor: { begin: failing({ type: "offline" }) } });
    await pressOnCard("Ativar");
    await expect.poll(() => notices).toEqual(["No response from server"]);
  });

  it("makes new codes in the place of the earlier ones, after a question", async () => {
    const { notices } = await renderAccount();
    await setUp();
    const first = codes();
    await press("Guardei os códigos");
    await card().findByText("Ativa");
    await pressOnCard("Novos códigos");
    await press("Criar novos códigos");
    await screen.findByRole("dialog", { name: "Códigos de recuperação" });
    expect(codes()).not.toEqual(first);
    await press("Guardei os códigos");
    expect(notices.at(-1)).toBe("Novos códigos de recuperação criados");
  });

  it("is removed after a question, which stays with what went wrong", async () => {
    const { notices } = await renderAccount();
    await setUp();
    await press("Guardei os códigos");
    await card().findByText("Ativa");
    await pressOnCard("Remover");
    await press("Remover");
    await card().findByRole("button", { name: "Ativar" });
    expect(notices.at(-1)).toContain("Verificação em dois passos removida");
  });

  it.each([
    [0, "Já não tem códigos de recuperação. Crie novos."],
    [1, "Resta-lhe 1 código de recuperação. Crie novos."],
    [7, "Restam-lhe 7 de 10 códigos de recuperação."],
  ])("with %i codes left says %j", async (codesLeft, sentence) => {
    await renderAccount({ factor: { read: async () => ({ since: 0, codesLeft }) } });
    expect(card().getByText(sentence)).toBeTruthy();
  });

  it("says that the browser let nothing be copied", async () => {
    await renderAccount({ copy: () => Promise.reject(new Error("not allowed")) });
    await begin();
    await press("Copiar");
    expect((await inDialog().findByRole("alert")).textContent).toContain("não deixou copiar");
  });
});
