// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TransactionRecords } from "../../../src/application/entries/transactions.ts";
import type { KnownReceipt } from "../../../src/domain/receipts/receipt.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { TransactionDialogs } from "../../../src/ui/screens/transactions/TransactionDialogs.tsx";
import { printed } from "../../support/arbitraries/receipt.ts";
import { fakeReceipts } from "../../support/fakes/fake-receipts.ts";
import { RECEIPT, RECEIPT_TEXT } from "../../support/receipts.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { forever } from "../support/promises.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors } from "../support/test-actors.ts";
import { testLedger } from "../support/test-ledger.ts";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const KNOWN: KnownReceipt = {
  shop: { description: "Mercearia", category: "Compras" },
  recorded: null,
};
const FOREIGN = "https://exemplo.pt";

async function open(set: Parameters<typeof fakeReceipts>[0] = {}) {
  const page = await startSignedInPage();
  const ledger = testLedger({ transactions: [recordWith()] });
  await ledger.openRecords();
  const create = vi.fn<TransactionRecords["create"]>(forever);
  const reading = fakeReceipts(set);
  const actors = startTestActors(page, { transactions: { create }, ledger, reading });
  renderScreen(<TransactionDialogs categories={CATEGORIES} />, { page, actors, ledger });
  actors.entry.add("expense");
  await form();
  return { ...reading, create, actors };
}

const form = (name = "Nova despesa") => screen.findByRole("dialog", { name });
const reading = () => screen.findByRole("dialog", { name: "Ler talão" });
const press = async (name: string) => userEvent.click(screen.getByRole("button", { name }));
const read = () => press("Ler talão");
const amount = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Valor" });
const category = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Categoria" });
const description = () =>
  screen.getByRole<HTMLInputElement>("combobox", { name: "Descrição (opcional)" });
const typed = () => [amount().value, description().value, category().value];
const photo = () => new File(["x"], "talao.jpg", { type: "image/jpeg" });
const choose = async () => userEvent.upload(screen.getByLabelText("Escolher fotografia"), photo());
const told = () => screen.getAllByRole("status").map(({ textContent }) => plain(textContent));

describe("reading a receipt", () => {
  it("is offered for a new expense alone", async () => {
    const { actors } = await open();
    expect(screen.getByRole("button", { name: "Ler talão" })).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "Receita" }));
    await form("Nova receita");
    expect(screen.queryByRole("button", { name: "Ler talão" })).toBeNull();
    actors.entry.dialog.send({ type: "CLOSE" });
    const fields = { date: "2026-11-02", category: "Lazer", amount: "1", description: "" };
    const id = { ...recordWith(), revision: 1 };
    actors.entry.dialog.send({
      type: "OPEN_EDIT",
      id,
      fields: {
        ...fields,
        kind: "expense",
        receipt: "",
        planned: "",
        account: "",
        uncounted: "-",
        refundOf: "",
      },
    });
    await form("Editar despesa");
    expect(screen.queryByRole("button", { name: "Ler talão" })).toBeNull();
  });

  it("fills in what a photo tells and what is known of the shop, and says so", async () => {
    const { create, isOn } = await open({ found: [RECEIPT_TEXT], known: KNOWN });
    await read();
    await reading();
    expect(isOn()).toBe(false);
    await choose();
    await vi.waitFor(() => expect(typed()).toEqual(["23,45", "Mercearia", "Compras"]));
    expect(screen.queryByRole("dialog", { name: "Ler talão" })).toBeNull();
    expect(told()).toContain("Do talão: 23,45 €, 12/11/2026. Loja como da última vez.");
    await press("Guardar");
    expect(create.mock.calls[0]?.[0]).toEqual({
      date: RECEIPT.date,
      amount: RECEIPT.total,
      category: "Compras",
      description: "Mercearia",
      receipt: { taxNumber: RECEIPT.taxNumber, atcud: RECEIPT.atcud },
    });
  });

  it("keeps the description that was typed, and says which amount it has replaced", async () => {
    await open({ found: [RECEIPT_TEXT], known: KNOWN });
    await userEvent.type(amount(), "7");
    await userEvent.type(description(), "Jantar");
    await read();
    await choose();
    await vi.waitFor(() => expect(typed()).toEqual(["23,45", "Jantar", "Compras"]));
    expect(told().join(" ")).toMatch(/Em vez do que estava escrito: o valor 7(,00)?\./);
  });

  it("says that a shop is new, and asks for nothing but its name", async () => {
    await open({ found: [RECEIPT_TEXT] });
    await read();
    await choose();
    await vi.waitFor(() => expect(typed()).toEqual(["23,45", "", ""]));
    expect(told().join(" ")).toContain("A loja ainda não é conhecida");
  });

  it("forgets the receipt for a further entry", async () => {
    const { create } = await open({ found: [RECEIPT_TEXT], known: KNOWN });
    await read();
    await choose();
    await vi.waitFor(() => expect(amount().value).toBe("23,45"));
    await press("Guardar e adicionar outra");
    expect(told().join(" ")).not.toContain("Do talão");
    await userEvent.type(amount(), "1");
    await press("Guardar");
    await vi.waitFor(() => expect(create.mock.calls.length).toBeGreaterThan(0));
    expect(create.mock.calls.slice(1).every(([entry]) => entry.receipt === undefined)).toBe(true);
  });

  it("takes a refund for an income, and keeps the expense as it was typed", async () => {
    const { actors } = await open({
      found: [printed({ ...RECEIPT, kind: "refund" })],
      known: KNOWN,
    });
    await userEvent.type(amount(), "7");
    await read();
    await choose();
    await form("Nova receita");
    expect(typed()).toEqual(["23,45", "Mercearia", "Reembolsos"]);
    expect(told().join(" ")).toContain("É uma nota de crédito: fica como receita.");
    actors.entry.dialog.send({ type: "CLOSE" });
    actors.entry.add("expense");
    await form();
    expect(amount().value).toMatch(/^7/);
  });

  it("leads to the record of a receipt that has one", async () => {
    const date = RECEIPT.date;
    const recorded = { kind: "expense", id: transactionId("t1"), date } as const;
    await open({ found: [RECEIPT_TEXT], known: { ...KNOWN, recorded } });
    await read();
    await choose();
    expect(await screen.findByText("Este talão já está registado.")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Ver o registo de 12/11/2026" });
    expect(link.getAttribute("href")).toMatch(/^\/historico\?.*dataInicio=2026-11-12/);
    await userEvent.click(link);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("takes a picture that is dropped or pasted", async () => {
    for (const give of [fireEvent.drop, fireEvent.paste]) {
      await open({ found: [RECEIPT_TEXT], known: KNOWN });
      await read();
      const place = within(await reading()).getByText(/^Arraste ou cole/);
      const files = [photo()];
      give(place, { dataTransfer: { files }, clipboardData: { files } });
      await vi.waitFor(() => expect(amount().value).toBe("23,45"));
      cleanup();
    }
  });

  it("shows the camera's picture, what is wrong with a code, and turns it off when it is left", async () => {
    const { say, isOn } = await open({ known: KNOWN });
    await read();
    await press("Usar a câmara");
    expect(isOn()).toBe(true);
    expect(await screen.findByText("A pedir a câmara…")).toBeTruthy();
    const showIn = vi.fn<(place: unknown) => void>();
    say({ type: "CAMERA_ON", showIn });
    const video = await screen.findByLabelText("Imagem da câmara");
    expect(showIn.mock.calls).toEqual([[video]]);
    say({ type: "CODES_SEEN", texts: [FOREIGN] });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Este código QR não é o de uma fatura portuguesa.");
    expect(showIn.mock.calls).toEqual([[video]]);
    await userEvent.keyboard("{Escape}");
    expect(isOn()).toBe(false);
    expect(await form()).toBeTruthy();
    await read();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says what to do where the camera is denied", async () => {
    const { say } = await open();
    await read();
    await press("Usar a câmara");
    say({ type: "CAMERA_REFUSED", fault: "denied" });
    expect((await screen.findByRole("alert")).textContent).toMatch(/^A câmara não foi autorizada/);
    expect(screen.getByRole("button", { name: "Usar a câmara" })).toBeTruthy();
  });
});
