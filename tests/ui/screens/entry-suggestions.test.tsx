// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TransactionRecords } from "../../../src/application/entries/transactions.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { TransactionDialogs } from "../../../src/ui/screens/transactions/TransactionDialogs.tsx";
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

const day = (number: number) => civilDate(2026, 11, number);
const RECORDS = [
  recordWith({
    description: "Gasóleo",
    category: "Transportes",
    amount: cents(4_000),
    date: day(2),
  }),
  recordWith({ description: "Gás", category: "Serviços", amount: cents(2_310), date: day(9) }),
  recordWith({
    description: "Gasóleo",
    category: "Transportes",
    amount: cents(5_000),
    date: day(8),
  }),
  recordWith({ description: "Pão e gasosa", amount: cents(320), date: day(7) }),
  recordWith({ kind: "income", description: "Garantia", category: "Outros", date: day(8) }),
];

async function open() {
  const page = await startSignedInPage();
  const ledger = testLedger({ transactions: RECORDS });
  await ledger.openRecords();
  const create = vi.fn<TransactionRecords["create"]>(forever);
  const actors = startTestActors(page, { transactions: { create }, ledger });
  renderScreen(<TransactionDialogs categories={CATEGORIES} />, { page, actors, ledger });
  actors.entry.add("expense");
  await screen.findByRole("dialog", { name: "Nova despesa" });
  return { create, ...actors };
}

const dialog = () => screen.queryByRole("dialog");
const amount = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Valor" });
const category = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Categoria" });
const description = () =>
  screen.getByRole<HTMLInputElement>("combobox", { name: "Descrição (opcional)" });
const typed = () => [amount().value, description().value, category().value];
const list = () => screen.queryByRole("listbox", { name: "Registos anteriores" });
const options = () =>
  screen.queryAllByRole("option").filter((option) => list()?.contains(option) === true);
const texts = () => options().map((option) => plain(option.textContent));
const active = () => {
  const id = description().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.textContent;
};

describe("the description of an entry", () => {
  it("offers what was entered with such words, what begins so first, once it is typed into", async () => {
    await open();
    await userEvent.tab();
    expect([document.activeElement, list()]).toEqual([description(), null]);
    await userEvent.keyboard("gas");
    expect(texts()).toEqual([
      "GásServiços · 23,10 €",
      "GasóleoTransportes · 50,00 €",
      "Pão e gasosaAlimentação · 3,20 €",
    ]);
    expect(description().getAttribute("aria-expanded")).toBe("true");
    expect(description().getAttribute("aria-controls")).toBe(list()?.id);
    await userEvent.keyboard("x");
    expect([list(), description().getAttribute("aria-expanded")]).toEqual([null, "false"]);
  });

  it("is gone through by the arrows, around its ends, and picked from by Enter", async () => {
    const { create } = await open();
    await userEvent.type(description(), "gas");
    expect(active()).toBeNull();
    await userEvent.keyboard("{ArrowUp}");
    expect(active()).toMatch(/^Pão/);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(active()).toMatch(/^Gasóleo/);
    expect(options().map((option) => option.getAttribute("aria-selected"))).toEqual([
      "false",
      "true",
      "false",
    ]);
    await userEvent.keyboard("{Enter}");
    expect([typed(), list(), create.mock.calls]).toEqual([
      ["50,00", "Gasóleo", "Transportes"],
      null,
      [],
    ]);
    await userEvent.keyboard("{Enter}");
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      amount: 5_000,
      category: "Transportes",
      description: "Gasóleo",
    });
  });

  it("leaves an amount that was typed", async () => {
    await open();
    await userEvent.type(amount(), "12");
    await userEvent.type(description(), "gas");
    await userEvent.click(options()[1] as HTMLElement);
    expect(typed()).toEqual(["12,00", "Gasóleo", "Transportes"]);
    expect(document.activeElement).toBe(description());
  });

  it("offers what is usual by the arrow down alone", async () => {
    await open();
    await userEvent.type(description(), "{ArrowDown}");
    expect([texts()[0], active()]).toEqual([
      "GasóleoTransportes · 50,00 €",
      "GasóleoTransportes · 50,00\u00a0€",
    ]);
  });

  it("is saved as it is typed by Enter where nobody has gone into the list", async () => {
    const { create } = await open();
    await userEvent.type(amount(), "3");
    await userEvent.type(description(), "Gás{Enter}");
    expect(create.mock.calls[0]?.[0]).toMatchObject({ description: "Gás", category: "Serviços" });
  });

  it("closes its list by Escape, and only then its dialog", async () => {
    await open();
    await userEvent.type(description(), "gas{ArrowDown}{Escape}");
    expect([list(), dialog() === null, description().value]).toEqual([null, false, "gas"]);
    await userEvent.keyboard("{Escape}");
    expect(dialog()).toBeNull();
  });

  it("closes its list when it is left, and picks nothing", async () => {
    await open();
    await userEvent.type(description(), "pão{ArrowDown}");
    await userEvent.tab();
    expect([list(), typed()]).toEqual([null, ["", "pão", ""]]);
  });

  it("brings along the category that goes with its words, until one is chosen", async () => {
    await open();
    await userEvent.type(description(), "gás");
    expect(category().value).toBe("Serviços");
    await userEvent.type(description(), " da casa");
    expect(category().value).toBe("Serviços");
    await userEvent.selectOptions(category(), "Habitação");
    await userEvent.clear(description());
    await userEvent.type(description(), "gasóleo");
    expect(category().value).toBe("Habitação");
  });
});

describe("the usual entries", () => {
  const onPhone = () =>
    vi.spyOn(window, "matchMedia").mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          media: query,
          matches: query.includes("max-width"),
          onchange: null,
          addListener: () => undefined,
          removeListener: () => undefined,
        }) as MediaQueryList,
    );
  const usual = () => screen.queryByRole("group", { name: "Registos habituais" });
  const chip = (name: string) => within(usual() as HTMLElement).getByRole("button", { name });

  it("stand above the fields on the phone alone, the most frequent first", async () => {
    await open();
    expect(usual()).toBeNull();
    cleanup();
    onPhone();
    await open();
    const names = within(usual() as HTMLElement).getAllByRole("button");
    expect(names.map((button) => button.textContent)).toEqual(["Gasóleo", "Gás", "Pão e gasosa"]);
  });

  it("fill the form in by one touch, and the next digits are the amount", async () => {
    onPhone();
    const { create } = await open();
    await userEvent.click(chip("Gás"));
    expect(typed()).toEqual(["23,10", "Gás", "Serviços"]);
    expect(document.activeElement).toBe(amount());
    await userEvent.keyboard("31");
    await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
    expect(create.mock.calls[0]?.[0]).toMatchObject({ amount: 3_100, description: "Gás" });
  });

  it("leave an amount that was typed, and give way to one another", async () => {
    onPhone();
    await open();
    await userEvent.click(chip("Gás"));
    await userEvent.click(chip("Gasóleo"));
    expect(typed()).toEqual(["50,00", "Gasóleo", "Transportes"]);
    await userEvent.clear(amount());
    await userEvent.type(amount(), "7");
    await userEvent.click(chip("Gás"));
    expect(typed()).toEqual(["7", "Gás", "Serviços"]);
  });

  it("are none while a record is changed", async () => {
    onPhone();
    const { entry } = await open();
    await userEvent.click(screen.getByRole("button", { name: "Fechar" }));
    const record = { ...(RECORDS[0] as (typeof RECORDS)[0]), revision: 1 };
    const fields = {
      kind: "expense",
      date: "2026-11-02",
      category: "Lazer",
      amount: "1",
      description: "",
      receipt: "",
      planned: "",
      account: "",
      uncounted: "-",
      refundOf: "",
    } as const;
    entry.dialog.send({ type: "OPEN_EDIT", id: record, fields });
    await screen.findByRole("dialog", { name: "Editar despesa" });
    expect(usual()).toBeNull();
  });
});

describe("a change of a record that was typed and left", () => {
  it("is there again when that record is opened, until that is cleared", async () => {
    const { entry } = await open();
    await userEvent.click(screen.getByRole("button", { name: "Fechar" }));
    const record = { ...(RECORDS[1] as (typeof RECORDS)[0]), revision: 1 };
    const fields = {
      kind: "expense",
      date: "2026-11-09",
      category: "Serviços",
      amount: "23,10",
      description: "Gás",
      receipt: "",
      planned: "",
      account: "",
      uncounted: "-",
      refundOf: "",
    } as const;
    const edit = async () => {
      entry.dialog.send({ type: "OPEN_EDIT", id: record, fields });
      await screen.findByRole("dialog", { name: "Editar despesa" });
    };
    await edit();
    await userEvent.type(description(), " natural");
    await userEvent.keyboard("{Escape}{Escape}");
    expect(dialog()).toBeNull();
    await edit();
    expect(await screen.findByText("Rascunho recuperado")).toBeTruthy();
    expect(description().value).toBe("Gás natural");
    await userEvent.click(screen.getByRole("button", { name: "Limpar" }));
    expect(typed()).toEqual(["23,10", "Gás", "Serviços"]);
  });
});
