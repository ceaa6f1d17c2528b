// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Authenticator } from "../../../src/application/passkeys/authenticator.ts";
import { passkeyId } from "../../../src/domain/shared/ids.ts";
import { refused } from "../../../src/domain/shared/result.ts";
import type { AuthenticatorFault } from "../../../src/domain/users/authenticator-fault.ts";
import { HOME_KEY, PHONE_KEY } from "../../support/passkeys.ts";
import { MISSING_PRESENCE } from "../support/missing-presence.ts";
import { failing, forever } from "../support/promises.ts";
import { renderAccount } from "../support/render-account.tsx";

afterEach(cleanup);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const dialog = (name: string) => screen.queryByRole("dialog", { name });
const nameField = () => screen.getByLabelText<HTMLInputElement>("Nome da chave");
const rows = () =>
  within(screen.getByRole("list", { name: "As suas chaves de acesso" }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

const PASSKEYS = [PHONE_KEY, HOME_KEY];
const ADD = "Adicionar chave de acesso";

async function add(name = "Portátil") {
  await press(ADD);
  if (name !== "") await userEvent.type(nameField(), name);
  await press("Criar chave");
}

const answering = (reason: AuthenticatorFault): Partial<Authenticator> => ({
  make: async () => refused(reason),
});

describe("the passkeys", () => {
  it("that there are none of say what they are for, and how to make one", async () => {
    await renderAccount();
    expect(screen.getByText(/Ainda não tem nenhuma\./)).toBeTruthy();
    expect(screen.getByText(/confirma com a impressão digital/)).toBeTruthy();
    expect(screen.getByRole("button", { name: ADD })).toBeTruthy();
  });

  it("show of each its name, when it was made and when it was used", async () => {
    await renderAccount({ passkeys: PASSKEYS });
    const [phone, home] = rows();
    expect(phone).toMatch(/^TelemóvelCriada em 11\/10\/2026, .* · Usada há 3 dias$/);
    expect(home).toMatch(/^Computador de casaCriada em 18\/11\/2026, .* · Nunca usada$/);
  });

  it("are added under a name, which is told", async () => {
    const { notices } = await renderAccount();
    await add();
    await expect.poll(() => dialog(ADD)).toBeNull();
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain("Portátil");
    expect(notices).toEqual([
      "Chave de acesso adicionada. As suas outras sessões foram terminadas.",
    ]);
  });

  it("need a name", async () => {
    await renderAccount();
    await add("");
    expect(screen.getByRole("alert").textContent).toBe("Dê um nome à chave.");
  });

  it("wait for the browser, and take no second press", async () => {
    const make = vi.fn<() => Promise<never>>(forever);
    await renderAccount({ authenticator: { make } });
    await add();
    const pending = screen.getByRole("button", { name: "A aguardar o navegador…" });
    await userEvent.click(pending);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("that somebody thinks better of leave the name and no complaint", async () => {
    await renderAccount({ authenticator: answering("cancelled") });
    await add();
    expect(await screen.findByRole("button", { name: "Criar chave" })).toBeTruthy();
    expect(nameField().value).toBe("Portátil");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["known", "Este dispositivo já tem uma chave de acesso da sua conta."],
    ["elsewhere", /não funcionam neste endereço/],
    ["unable", /não conseguiu usar uma chave de acesso/],
  ] as const)(
    "that the authenticator refuses as %s say so, and keep the name",
    async (reason, why) => {
      await renderAccount({ authenticator: answering(reason) });
      await add();
      expect((await screen.findByRole("alert")).textContent).toMatch(why);
      expect(nameField().value).toBe("Portátil");
    },
  );

  it("that the server refuses say so, and keep the name", async () => {
    await renderAccount({ keys: { add: failing({ type: "offline" }) } });
    await add();
    expect((await screen.findByRole("alert")).textContent).toBe("No response from server");
    expect(nameField().value).toBe("Portátil");
  });

  it("ask who sits here before one is made, and go on by themselves", async () => {
    const begin = vi
      .fn<() => Promise<object>>()
      .mockRejectedValueOnce(MISSING_PRESENCE)
      .mockResolvedValue({ challenge: "a" });
    const { notices } = await renderAccount({ keys: { begin, add: async () => {} } });
    await add();
    const question = await screen.findByRole("dialog", { name: "Confirme que é você" });
    await userEvent.type(
      within(question).getByLabelText("Senha", { selector: "input" }),
      "Segredo!1",
    );
    await userEvent.click(within(question).getByRole("button", { name: "Confirmar" }));
    await expect.poll(() => notices).toHaveLength(1);
    expect(dialog(ADD)).toBeNull();
  });

  it("are renamed", async () => {
    const { notices } = await renderAccount({ passkeys: PASSKEYS });
    await press("Alterar o nome de Telemóvel");
    expect(nameField().value).toBe("Telemóvel");
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), "Telemóvel antigo");
    await press("Guardar");
    await expect.poll(() => rows()[0]).toContain("Telemóvel antigo");
    expect(notices).toEqual(["Nome da chave de acesso alterado"]);
  });

  it("are removed after a question", async () => {
    const { notices } = await renderAccount({ passkeys: PASSKEYS });
    await press("Remover Telemóvel");
    expect(screen.getByText(/A chave «Telemóvel» deixa de iniciar sessão/)).toBeTruthy();
    expect(rows()).toHaveLength(2);
    await press("Remover");
    await expect.poll(rows).toHaveLength(1);
    expect(dialog("Remover chave de acesso")).toBeNull();
    expect(notices).toEqual(["Chave de acesso removida. As suas outras sessões foram terminadas."]);
  });

  it("leave the question open with what went wrong", async () => {
    await renderAccount({ passkeys: PASSKEYS, keys: { remove: failing({ type: "offline" }) } });
    await press("Remover Telemóvel");
    await press("Remover");
    expect((await screen.findByRole("alert")).textContent).toBe("No response from server");
    await press("Cancelar");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("that are gone already are removed as well", async () => {
    const gone = failing({ type: "rejected", status: 404, detail: "Não foi encontrado." });
    const { notices } = await renderAccount({ passkeys: PASSKEYS, keys: { remove: gone } });
    await press("Remover Telemóvel");
    await press("Remover");
    await expect
      .poll(() => notices)
      .toEqual(["Chave de acesso removida. As suas outras sessões foram terminadas."]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("are no more than ten", async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({
      ...HOME_KEY,
      id: passkeyId(`${index}`),
    }));
    await renderAccount({ passkeys: ten });
    expect(screen.queryByRole("button", { name: ADD })).toBeNull();
    expect(screen.getByText(/Já tem 10 chaves de acesso/)).toBeTruthy();
  });
});

describe("where no passkey can be made", () => {
  const place = (origin: string, hasPasskeys: boolean) => ({
    authenticator: { place: () => ({ origin, hasPasskeys }) },
  });

  it("those of before can still be removed, in a browser that has none", async () => {
    await renderAccount({
      passkeys: PASSKEYS,
      ...place("https://financas.exemplo.pt", false),
    });
    expect(screen.getByText(/Este navegador não tem chaves de acesso/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: ADD })).toBeNull();
    expect(screen.getByRole("button", { name: "Remover Telemóvel" })).toBeTruthy();
  });

  it("the way leads to the address where they count", async () => {
    await renderAccount(place("http://127.0.0.1:3000", true));
    const link = screen.getByRole("link", { name: "https://financas.exemplo.pt" });
    expect(link.getAttribute("href")).toBe("https://financas.exemplo.pt/conta");
    expect(screen.queryByRole("button", { name: ADD })).toBeNull();
  });

  it("for want of an address, the screen says so", async () => {
    await renderAccount({ origin: null });
    expect(screen.getByText(/estão desligadas neste servidor/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: ADD })).toBeNull();
  });
});
