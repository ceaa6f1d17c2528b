// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Recurrences } from "../../../src/application/recurrences/recurrences.ts";
import type { Notify } from "../../../src/composition/container/keys.ts";
import { startUpcoming } from "../../../src/composition/features/upcoming.ts";
import { startForecast } from "../../../src/composition/features/forecast.ts";
import { startRecurrences } from "../../../src/composition/features/recurrences.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { NextMovementsCard } from "../../../src/ui/screens/upcoming/NextMovementsCard.tsx";
import { DailyAllowanceCard } from "../../../src/ui/screens/upcoming/DailyAllowanceCard.tsx";
import { sameDay } from "../../support/fakes/fake-new-days.ts";
import { fakeDrafts } from "../../support/fakes/fake-drafts.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { toldAccount } from "../../support/forecast.ts";
import { planned } from "../../support/recurrences.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { forever } from "../support/promises.ts";
import { plain } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors, TODAY } from "../support/test-actors.ts";
import { testLedger } from "../support/test-ledger.ts";

afterEach(cleanup);

const ID = "01890000-0000-7000-8000-00000000000a";
const RENT = planned({ start: civilDate(2026, 11, 28) });
const SALARY = planned({
  id: "01890000-0000-7000-8000-000000000002",
  kind: "income",
  category: "Salário",
  description: "Ordenado",
  cost: { of: "each", amount: cents(1_200_00) },
  start: civilDate(2026, 11, 25),
});
const GYM = planned({
  id: "01890000-0000-7000-8000-000000000003",
  category: "Lazer",
  description: "Ginásio",
  cost: { of: "each", amount: cents(30_00) },
  mode: "confirm",
  start: civilDate(2026, 11, 18),
});

type Shown = {
  readonly recurrences?: readonly Recurrence[];
  readonly balance?: number | null;
  readonly settle?: Recurrences["settle"];
};

async function show({
  recurrences = [],
  balance = 1_000_00,
  settle = vi.fn<Recurrences["settle"]>(),
}: Shown = {}) {
  const page = await startSignedInPage();
  const told = toldAccount(balance ?? 0, TODAY);
  const account = balance === null ? { ...told, balance: null, main: false } : told;
  const ledger = testLedger({ recurrences, accounts: [account] });
  await ledger.open();
  await ledger.openRecords();
  const notify = vi.fn<Notify>();
  const given = {
    recurrences: {
      settle,
    } as Partial<Recurrences> as Recurrences,
    undo: async () => ({ restored: 0, kept: [] }),
    clock: fakeClock(TODAY),
    drafts: fakeDrafts(),
    ids: { next: () => ID },
    newDays: sameDay,
    notify,
    raiseAlerts: () => undefined,
    reload: () => undefined,
    ledger,
  };
  const feature = startUpcoming({
    clock: given.clock,
    forecast: startForecast({
      ...given,
      balances: {
        tell: forever,
        accountReserve: () => Promise.resolve(ZERO),
        setAccountReserve: forever,
      },
      imports: { lines: forever },
    }),
    recurrences: startRecurrences(given),
  });
  const known = await feature.load("year");
  const again = () =>
    act(async () => renderCards(known, { page, actors: startTestActors(page), ledger }));
  await again();
  return { notify, settle, again };
}

const renderCards = (
  known: Parameters<typeof NextMovementsCard>[0]["known"],
  surroundings: Parameters<typeof renderScreen>[1],
) =>
  void renderScreen(
    <>
      <DailyAllowanceCard known={known} />
      <NextMovementsCard known={known} />
    </>,
    surroundings,
  );

const card = (name: string) => screen.getByRole("region", { name });
const textOf = (name: string) => plain(card(name).textContent);
const rows = () =>
  within(card("Próximos movimentos"))
    .queryAllByRole("listitem")
    .map((row) => plain(row.textContent));

describe("what may be spent a day", () => {
  it("is the forecast's own figure, with where it comes from, what else is said first there, and the way there", async () => {
    await show({ recurrences: [RENT, SALARY] });
    expect(textOf("Pode gastar por dia")).toBe(
      [
        "Pode gastar por diaVer previsão33,87 €",
        "chega para os próximos dois meses",
        "só conta o que está planeado: ainda não se sabe o que costuma gastar",
        "Fim do mêssó com o que está previsto1550,00 €",
        "Se gastar como de costumedia mais baixo: 20/11, só com o que está previsto1000,00 €",
      ].join(""),
    );
    cleanup();
    await show({ recurrences: [RENT] });
    expect(textOf("Pode gastar por dia")).toContain("0,00 €Hoje, nada: faltam 300,00 €");
    const way = within(card("Pode gastar por dia")).getByRole("link", { name: "Ver previsão" });
    expect(way.getAttribute("href")).toBe("/previsao");
  });

  it("asks for a balance where none was told", async () => {
    await show({ balance: null });
    expect(textOf("Pode gastar por dia")).toContain("Indique o saldo das suas contas");
    const way = within(card("Pode gastar por dia")).getByRole("link", { name: "Indicar saldo" });
    expect(way.getAttribute("href")).toBe("/previsao");
  });
});

describe("the next movements", () => {
  it("are the next five, the soonest first", async () => {
    await show({ recurrences: [RENT, SALARY] });
    expect(rows()).toEqual([
      "Ordenado25/11/2026 · Salário1200,00 €",
      "Renda28/11/2026 · Habitação650,00 €",
      "Ordenado25/12/2026 · Salário1200,00 €",
      "Renda28/12/2026 · Habitação650,00 €",
      "Ordenado25/01/2027 · Salário1200,00 €",
    ]);
  });

  it("lead to the first plan where there is none", async () => {
    await show();
    expect(textOf("Próximos movimentos")).toContain("Nada previsto");
    const way = within(card("Próximos movimentos")).getByRole("link", {
      name: "Planear movimentos",
    });
    expect(way.getAttribute("href")).toBe("/recorrentes");
  });

  it("confirm in place what waits, once, with the amount that it came to, and offer to undo it", async () => {
    let answer = () => {};
    const settle = vi.fn<Recurrences["settle"]>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { notify } = await show({ recurrences: [RENT, GYM], settle });
    const amount = screen.getByRole("textbox", { name: "Valor de Ginásio" });
    await userEvent.clear(amount);
    await userEvent.type(amount, "32,50");
    const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Confirmar: Ginásio" });
    await userEvent.click(confirm);
    expect(confirm.disabled).toBe(true);
    await userEvent.click(confirm);
    expect(settle).toHaveBeenCalledOnce();
    expect(settle.mock.calls[0]?.slice(0, 3)).toEqual([
      GYM.id,
      "2026-11-18",
      { amount: 3250, date: "2026-11-18", record: ID },
    ]);
    await act(async () => answer());
    expect(notify).toHaveBeenCalledWith({ type: "recurrence-changed", news: "confirm", undo: ID });
  });

  it("keep what is typed of them, and why it is refused, when the screen is left", async () => {
    const { again } = await show({ recurrences: [GYM] });
    const amount = () =>
      screen.getByRole<HTMLInputElement>("textbox", { name: "Valor de Ginásio" });
    await userEvent.clear(amount());
    await userEvent.type(amount(), "trinta");
    await userEvent.click(screen.getByRole("button", { name: "Confirmar: Ginásio" }));
    cleanup();
    await again();
    expect([amount().value, amount().getAttribute("aria-invalid")]).toEqual(["trinta", "true"]);
  });

  it("skip in place what waits, and say what was refused", async () => {
    const settle = vi.fn<Recurrences["settle"]>(() => Promise.reject({ type: "offline" }));
    const { notify } = await show({ recurrences: [GYM], settle });
    await userEvent.click(screen.getByRole("button", { name: "Saltar: Ginásio" }));
    expect(settle.mock.calls[0]?.[2]).toBeNull();
    await vi.waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ type: "failed", failure: { type: "offline" } }),
    );
    expect(
      screen.getByRole<HTMLButtonElement>("button", { name: "Saltar: Ginásio" }).disabled,
    ).toBe(false);
  });

  it("that could not be fetched leave the rest of the screen, and are tried again when asked", async () => {
    const page = await startSignedInPage();
    renderCards(null, { page, actors: startTestActors(page) });
    expect(textOf("Próximos movimentos")).toContain(
      "Não foi possível carregar os movimentos previstos.",
    );
    expect(screen.getAllByRole("button", { name: "Tentar novamente" })).toHaveLength(2);
  });
});
