// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { UserAccounts } from "../../../src/application/administration/user-accounts.ts";
import { listedUserWith } from "../../support/listed-users.ts";
import { renderAdmin } from "../support/admin.tsx";
import { failing, forever } from "../support/promises.ts";

afterEach(cleanup);

const ANA = listedUserWith({ username: "ana" });
const dialog = (name: string) => screen.findByRole("dialog", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const pressIn = async (title: string, name: string) =>
  userEvent.click(within(await dialog(title)).getByRole("button", { name }));
const alert = async () => (await screen.findByRole("alert")).textContent;

async function open(name: string, options: Parameters<typeof renderAdmin>[1] = {}) {
  const app = await renderAdmin("/admin", { users: [ANA], ...options });
  await screen.findByRole("table");
  await press(name);
  return app;
}

const CREATE = "Criar utilizador";
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function fillIn(username: string, email = `${username}@exemplo.pt`) {
  await userEvent.type(field("Nome de utilizador"), username);
  await userEvent.type(field("Email"), email);
  await userEvent.type(field("Senha"), "Segredo!1");
}

describe("the dialog of a new user", () => {
  it("begins empty and normal, and says what a password has to be", async () => {
    await open(CREATE);
    const values = ["Nome de utilizador", "Email", "Senha", "Tipo"].map(
      (label) => field(label).value,
    );
    expect(values).toEqual(["", "", "", "normal"]);
    expect(field("Senha").placeholder).toBe("Mínimo 8 caracteres");
  });

  it("asks for all that is missing, says what is wrong with the rest, and sends nothing", async () => {
    const create = vi.fn<UserAccounts["create"]>(forever);
    await open(CREATE, { calls: { create } });
    await userEvent.type(field("Senha"), "abcdefgh");
    await pressIn(CREATE, CREATE);
    expect(await alert()).toBe("Por favor, preencha todos os campos.");
    expect(screen.getAllByText("Este campo é obrigatório.")).toHaveLength(2);
    expect(screen.getByText("A senha deve conter pelo menos um número")).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
  });

  it("is sent once, and says so while it waits", async () => {
    const create = vi.fn<UserAccounts["create"]>(forever);
    await open(CREATE, { calls: { create } });
    await fillIn("rui");
    await userEvent.selectOptions(field("Tipo"), "Admin");
    await userEvent.keyboard("{Tab}");
    await pressIn(CREATE, CREATE);
    await pressIn(CREATE, "A criar…");
    const account = {
      username: "rui",
      email: "rui@exemplo.pt",
      password: "Segredo!1",
      role: "admin",
    };
    expect(create).toHaveBeenCalledExactlyOnceWith(account, "id-1");
  });

  it("closes after it was saved, says so, and the list has the new user", async () => {
    await open(CREATE);
    await fillIn("rui");
    await pressIn(CREATE, CREATE);
    expect(await screen.findByText("Usuário criado com sucesso")).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: CREATE })).toBeNull();
    expect(await screen.findByText("rui@exemplo.pt")).toBeTruthy();
  });

  it.each([
    ["ana", "outra@exemplo.pt", "Este nome de utilizador já está em uso."],
    ["outra", "ana@exemplo.pt", "Este email já está em uso."],
  ])("says in its place that %s, %s is taken, and keeps what was typed", async (...typed) => {
    const [username, email, sentence] = typed;
    await open(CREATE);
    await fillIn(username, email);
    await pressIn(CREATE, CREATE);
    expect(await alert()).toBe(sentence);
    expect([field("Nome de utilizador").value, field("Email").value]).toEqual([username, email]);
  });

  it("says that it failed when the server said nothing", async () => {
    await open(CREATE, { calls: { create: failing({ type: "offline" }) } });
    await fillIn("rui");
    await pressIn(CREATE, CREATE);
    expect(await alert()).toBe("Erro ao criar usuário");
  });
});

describe("the dialog of a new password", () => {
  const TITLE = "Alterar senha de ana";

  it("needs one, under the rules", async () => {
    const change = vi.fn<UserAccounts["change"]>(forever);
    await open(TITLE, { calls: { change } });
    expect(field("Nova senha").placeholder).toBe("Mínimo 8 caracteres");
    await pressIn(TITLE, "Guardar");
    expect(screen.getByText("Este campo é obrigatório.")).toBeTruthy();
    await userEvent.type(field("Nova senha"), "curta");
    await pressIn(TITLE, "Guardar");
    expect(screen.getByText("A senha deve ter no mínimo 8 caracteres")).toBeTruthy();
    expect(change).not.toHaveBeenCalled();
  });

  it("gives it to that account, and says so", async () => {
    const change = vi.fn<UserAccounts["change"]>(() => Promise.resolve());
    const { sent } = await open(TITLE, { calls: { change } });
    expect(screen.getByText("As sessões abertas desta conta terminam de imediato.")).toBeTruthy();
    await userEvent.type(field("Nova senha"), "Outra!senha2{Enter}");
    expect(await screen.findByText("Senha alterada com sucesso")).toBeTruthy();
    expect(change.mock.calls).toEqual([["ana", { type: "password", password: "Outra!senha2" }]]);
    expect(sent).not.toHaveBeenCalled();
  });

  it("says that it failed, and keeps what was typed", async () => {
    await open(TITLE, { calls: { change: failing({ type: "offline" }) } });
    await userEvent.type(field("Nova senha"), "Outra!senha2{Enter}");
    expect(await alert()).toBe("Erro ao alterar senha");
    expect(field("Nova senha").value).toBe("Outra!senha2");
  });

  it("of one's own account says that the session ends, and lets it", async () => {
    const { sent } = await open("Alterar senha de admin");
    expect(screen.getByText(/^A sua sessão termina/)).toBeTruthy();
    await userEvent.type(field("Nova senha"), "Outra!senha2{Enter}");
    await expect.poll(() => sent.mock.calls).toEqual([[{ type: "REFRESH" }]]);
  });
});

describe("the dialog of a plan", () => {
  const TITLE = "Alterar plano de ana";
  const choice = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

  it("begins with the plan that the account has, and has nothing to save", async () => {
    await open(TITLE);
    expect([choice("Free").checked, choice("Premium").checked]).toEqual([true, false]);
    expect(screen.getByText("Plano atual: Free")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Guardar" }).disabled).toBe(true);
  });

  it("gives it to that account and back, and says so", async () => {
    const { all, sent } = await open(TITLE);
    await userEvent.click(choice("Premium"));
    await pressIn(TITLE, "Guardar");
    expect(await screen.findByText("Plano alterado para PREMIUM")).toBeTruthy();
    expect((await all()).find(({ id }) => id === ANA.id)?.plan).toBe("premium");
    const list = await screen.findByRole("table");
    expect(await within(list).findByText("Premium")).toBeTruthy();
    await press(TITLE);
    await userEvent.click(choice("Free"));
    await pressIn(TITLE, "Guardar");
    expect(await screen.findByText("Plano alterado para FREE")).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it("says that it failed when the server said nothing", async () => {
    await open(TITLE, { calls: { change: failing({ type: "unexpected" }) } });
    await userEvent.click(choice("Premium"));
    await pressIn(TITLE, "Guardar");
    expect(await alert()).toBe("Erro ao alterar plano");
  });

  it("of one's own account reaches the session at once", async () => {
    const { sent } = await open("Alterar plano de admin");
    await userEvent.click(choice("Premium"));
    await pressIn("Alterar plano de admin", "Guardar");
    await expect.poll(() => sent.mock.calls).toEqual([[{ type: "REFRESH" }]]);
  });
});

describe("the dialog of a link for a new password", () => {
  const TITLE = "Criar ligação de recuperação para ana";
  const link = () => screen.findByLabelText<HTMLInputElement>("Ligação");

  it("makes none before it is asked to, then one, and shows it whole", async () => {
    const recoveryLink = vi.fn<UserAccounts["recoveryLink"]>(async () => "/recuperar#token");
    await open(TITLE, { calls: { recoveryLink } });
    expect(recoveryLink).not.toHaveBeenCalled();
    await pressIn(TITLE, "Criar ligação");
    expect((await link()).value).toBe(`${location.origin}/recuperar#token`);
    expect((await link()).readOnly).toBe(true);
    expect(screen.getByText(/durante 30 minutos/)).toBeTruthy();
    expect(recoveryLink).toHaveBeenCalledExactlyOnceWith("ana");
  });

  it("is asked once while it waits", async () => {
    const recoveryLink = vi.fn<UserAccounts["recoveryLink"]>(forever);
    await open(TITLE, { calls: { recoveryLink } });
    await pressIn(TITLE, "Criar ligação");
    await pressIn(TITLE, "A criar…");
    expect(recoveryLink).toHaveBeenCalledOnce();
  });

  it("has it copied, and says so", async () => {
    const copy = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const calls = { recoveryLink: async () => "https://financas.exemplo.pt/recuperar#token" };
    await open(TITLE, { calls, clipboard: { copy } });
    await pressIn(TITLE, "Criar ligação");
    await link();
    await pressIn(TITLE, "Copiar");
    expect(await screen.findByRole("button", { name: "Copiada" })).toBeTruthy();
    expect(copy).toHaveBeenCalledExactlyOnceWith("https://financas.exemplo.pt/recuperar#token");
  });

  it("says where the browser lets nothing be copied", async () => {
    await open(TITLE);
    await pressIn(TITLE, "Criar ligação");
    await link();
    await pressIn(TITLE, "Copiar");
    expect(await alert()).toBe("Não foi possível copiar. Selecione a ligação e copie-a.");
  });

  it("says that it failed, and makes one when it is asked again", async () => {
    let tries = 0;
    const recoveryLink = () =>
      (tries += 1) === 1 ? failing({ type: "offline" })() : Promise.resolve("/recuperar#token");
    await open(TITLE, { calls: { recoveryLink } });
    await pressIn(TITLE, "Criar ligação");
    expect(await alert()).toBe("Erro ao criar ligação");
    await pressIn(TITLE, "Criar ligação");
    expect(await link()).toBeTruthy();
  });

  it("forgets the link when it is closed", async () => {
    await open(TITLE);
    await pressIn(TITLE, "Criar ligação");
    await link();
    await userEvent.click(
      within(await dialog(TITLE)).getAllByRole("button", { name: "Fechar" })[0] as HTMLElement,
    );
    await press(TITLE);
    expect(screen.queryByLabelText("Ligação")).toBeNull();
  });
});
