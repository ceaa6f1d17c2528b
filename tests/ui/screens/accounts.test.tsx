// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeMoneyAccounts } from "../../support/fakes/fake-money-accounts.ts";
import { toldAccount } from "../../support/forecast.ts";
import { showAccounts } from "../support/accounts.tsx";
import { failing, forever } from "../support/promises.ts";
import { plain, recordWith } from "../support/records.ts";

afterEach(cleanup);

const OWN = toldAccount(100_000, "2026-11-01", { label: "Ordenado", bank: "CGD", digits: "1234" });
const SAVINGS = toldAccount(520_000, "2025-12-31", {
  id: accountId("savings"),
  label: "Cofre",
  kind: "savings",
  ofTheDay: false,
  main: false,
});
const CARD: Account = {
  ...toldAccount(0, "2026-11-01", { id: accountId("card"), label: "Cartão Alto", main: false }),
  kind: "card",
  balance: null,
};
const CLOSED = toldAccount(7, "2026-01-01", {
  id: accountId("closed"),
  label: "Velha",
  main: false,
  closed: true,
});

const bought = (day: number, other: Parameters<typeof recordWith>[0] = {}) =>
  recordWith({ date: civilDate(2026, 11, day), amount: cents(1_000), ...other });

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const dialog = (name?: string) => within(screen.getByRole("dialog", name ? { name } : {}));
const total = (name: string) => plain(screen.getByRole("region", { name }).textContent);
const rows = () =>
  within(screen.getByRole("list", { name: "Contas abertas" }))
    .getAllByRole("listitem")
    .map((row) => plain(row.textContent));
const row = (label: string) => rows().find((text) => text.startsWith(label));

async function act(label: string, action: string) {
  await userEvent.click(button(`Mais sobre a conta ${label}`));
  await userEvent.click(dialog().getByRole("button", { name: action }));
}

describe("the screen of accounts", () => {
  it("shows of each what it holds today and how that is known, and what they come to", async () => {
    const accounts = [OWN, SAVINGS, CARD];
    const transactions = [bought(1), bought(2), bought(3)];
    await showAccounts(fakeMoneyAccounts({ accounts, transactions }));
    expect(rows()).toEqual([
      "OrdenadoPrincipalDo dia a diaCGD · •••• 1234 · À ordem980,00 €dito a 1/11, mais 2 movimentos",
      "Cartão AltoDo dia a diaCartãosaldo por indicarIndicar saldo",
      "CofreÀ partePoupança5200,00 €dito a 31/12/2025",
    ]);
    expect(total("Nas contas do dia a dia")).toBe("Nas contas do dia a dia980,00 €");
    expect(total("Em poupança")).toBe("Em poupança5200,00 €");
  });

  it("says of one movement that it is one, and tells no sum of what was never told", async () => {
    await showAccounts(fakeMoneyAccounts({ accounts: [OWN], transactions: [bought(2)] }));
    expect(row("Ordenado")).toContain("dito a 1/11, mais 1 movimento");
    expect(row("Ordenado")).not.toContain("movimentos");
    expect(screen.queryByRole("region", { name: "Em poupança" })).toBeNull();
  });

  it("says of which use an account is as long as there is none, and makes the first", async () => {
    const accounts = fakeMoneyAccounts();
    await showAccounts(accounts);
    expect(screen.getByText("Ainda não há contas abertas")).toBeTruthy();
    await userEvent.click(button("Nova conta"));
    const form = dialog("Nova conta");
    await userEvent.type(form.getByRole("textbox", { name: "Nome" }), "Cofre");
    await userEvent.type(form.getByRole("textbox", { name: "Banco (opcional)" }), "BPI");
    await userEvent.type(
      form.getByRole("textbox", { name: "Últimos quatro dígitos (opcional)" }),
      "4821",
    );
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Tipo" }), "Poupança");
    await userEvent.click(form.getByRole("button", { name: "Guardar" }));
    expect(await screen.findByText("Conta criada com sucesso!")).toBeTruthy();
    expect(accounts.server.living("accounts")).toMatchObject([
      { label: "Cofre", bank: "BPI", digits: "4821", kind: "savings", ofTheDay: false },
    ]);
    expect(row("Cofre")).toBe(
      "CofreÀ parteBPI · •••• 4821 · Poupançasaldo por indicarIndicar saldo",
    );
  });

  it("asks for a name and for four digits, and sends nothing without", async () => {
    const create = vi.fn<ReturnType<typeof fakeMoneyAccounts>["create"]>(forever);
    await showAccounts({ ...fakeMoneyAccounts(), create });
    await userEvent.click(button("Nova conta"));
    await userEvent.type(
      dialog().getByRole("textbox", { name: "Últimos quatro dígitos (opcional)" }),
      "12",
    );
    await userEvent.click(dialog().getByRole("button", { name: "Guardar" }));
    expect(screen.getByRole("alert").textContent).toBe("Por favor, dê um nome à conta.");
    expect(dialog().getByText("Indique só os últimos quatro algarismos.")).toBeTruthy();
    expect(create).not.toHaveBeenCalled();
  });

  it("offers to be the main one only what is of the day and is not it already", async () => {
    await showAccounts(fakeMoneyAccounts({ accounts: [OWN, CARD] }));
    const main = () => screen.queryByRole("checkbox", { name: "Conta principal" });
    await userEvent.click(button("Editar a conta Ordenado"));
    expect(main()).toBeNull();
    expect(dialog("Editar conta").queryByRole("textbox", { name: /^Banco/ })).toBeNull();
    await userEvent.click(button("Fechar"));
    await userEvent.click(button("Editar a conta Cartão Alto"));
    expect(main()).not.toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "Conta do dia a dia" }));
    expect(main()).toBeNull();
  });

  it("makes another one the main one, and leaves what each holds as it is", async () => {
    const other = { ...OWN, id: accountId("other"), label: "Outra", main: false };
    await showAccounts(fakeMoneyAccounts({ accounts: [OWN, other], transactions: [bought(2)] }));
    expect(row("Ordenado")).toContain("990,00 €");
    await userEvent.click(button("Editar a conta Outra"));
    await userEvent.click(screen.getByRole("checkbox", { name: "Conta principal" }));
    await userEvent.click(button("Guardar"));
    expect(await screen.findByText("Conta atualizada com sucesso!")).toBeTruthy();
    await waitFor(() => expect(row("Outra")).toContain("Principal"));
    expect(row("Outra")).toContain("1000,00 €");
    expect(row("Ordenado")).toContain("990,00 €");
    expect(row("Ordenado")).not.toContain("Principal");
  });

  it("tells the balance of the account that is meant", async () => {
    await showAccounts(fakeMoneyAccounts({ accounts: [OWN, CARD] }));
    await userEvent.click(button("Indicar saldo de Cartão Alto"));
    const form = dialog("Quanto havia na conta?");
    expect(form.getByRole<HTMLSelectElement>("combobox", { name: "Conta" }).value).toBe("card");
    await userEvent.type(form.getByRole("textbox", { name: "Saldo no fim do dia" }), "-30,50");
    await userEvent.click(form.getByRole("button", { name: "Guardar" }));
    await waitFor(() => expect(row("Cartão Alto")).toContain("−30,50 €dito a 20/11"));
    expect(total("Nas contas do dia a dia")).toContain("969,50 €");
  });

  it("closes an account and opens it again, and offers to undo either", async () => {
    await showAccounts(fakeMoneyAccounts({ accounts: [OWN, SAVINGS] }));
    await act("Cofre", "Fechar conta");
    expect(await screen.findByText(/^Conta fechada\./)).toBeTruthy();
    expect(button("Anular")).toBeTruthy();
    expect(row("Cofre")).toBeUndefined();
    expect(screen.queryByRole("region", { name: "Em poupança" })).toBeNull();
    await userEvent.click(screen.getByText("1 conta fechada"));
    await userEvent.click(button("Reabrir a conta Cofre"));
    await waitFor(() => expect(row("Cofre")).toContain("5200,00 €"));
    expect(screen.queryByText("1 conta fechada")).toBeNull();
  });

  it("removes an account that nothing names without a question, and offers to undo it", async () => {
    const { overlays } = await showAccounts(fakeMoneyAccounts({ accounts: [OWN, CARD] }));
    const asked = vi.spyOn(overlays.undo, "send");
    await act("Cartão Alto", "Remover");
    expect(await screen.findByText("Conta removida com sucesso!")).toBeTruthy();
    expect(row("Cartão Alto")).toBeUndefined();
    await userEvent.click(await screen.findByRole("button", { name: "Anular" }));
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      type: "UNDO",
      undone: { type: "change", change: "id-1" },
    });
  });

  it("offers to close one that cannot be removed", async () => {
    const transactions = [bought(2, { account: CARD.id })];
    const accounts = fakeMoneyAccounts({ accounts: [OWN, CARD], transactions });
    await showAccounts(accounts);
    await act("Cartão Alto", "Remover");
    expect(await screen.findByText(serverProblems["account-in-use"])).toBeTruthy();
    expect(row("Cartão Alto")).toBeTruthy();
    await userEvent.click(dialog().getByRole("button", { name: "Fechar conta" }));
    expect(await screen.findByText(/^Conta fechada\./)).toBeTruthy();
    expect(row("Cartão Alto")).toBeUndefined();
    expect(accounts.server.living("accounts")).toHaveLength(2);
  });

  it("asks again whether to remove it where there was no answer", async () => {
    const remove = failing({ type: "offline" });
    await showAccounts({ ...fakeMoneyAccounts({ accounts: [OWN, CARD] }), remove });
    await act("Cartão Alto", "Remover");
    expect((await screen.findByRole("alert")).textContent).toBe("No response from server");
    expect(dialog("Remover conta?").getByRole("button", { name: "Remover" })).toBeTruthy();
  });

  it("tells why an account could not be closed, and shows what is", async () => {
    const update = failing({ type: "offline" });
    await showAccounts({ ...fakeMoneyAccounts({ accounts: [OWN, CARD] }), update });
    await act("Cartão Alto", "Fechar conta");
    expect(await screen.findByText("No response from server")).toBeTruthy();
    expect(row("Cartão Alto")).toBeTruthy();
  });

  it("keeps the closed ones in reach where no account is open any more", async () => {
    await showAccounts(fakeMoneyAccounts({ accounts: [CLOSED] }));
    expect(screen.getByText("Ainda não há contas abertas")).toBeTruthy();
    expect(screen.getByText("1 conta fechada")).toBeTruthy();
  });
});
