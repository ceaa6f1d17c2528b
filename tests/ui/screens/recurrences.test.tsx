// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Offline } from "../../../src/application/offline.ts";
import type {
  FoundProposal,
  Recurrences,
} from "../../../src/application/recurrences/recurrences.ts";
import { viewRecurrences } from "../../../src/application/recurrences/view-recurrences.ts";
import { recurrencesOf } from "../../../src/domain/ledger/recurrences-of.ts";
import { draftOf } from "../../../src/domain/recurrences/patch.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { useLedgerView } from "../../../src/ui/use-ledger-view.ts";
import { AppToast } from "../../../src/ui/screens/layout/AppToast.tsx";
import { RecurrenceDialogs } from "../../../src/ui/screens/recurrences/RecurrenceDialogs.tsx";
import { RecurrencesScreen } from "../../../src/ui/screens/recurrences/RecurrencesScreen.tsx";
import { fakeRecurrences } from "../../support/fakes/fake-recurrences.ts";
import type { Outbox } from "../../../src/application/outbox/outbox.ts";
import { changeId, recurrenceId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { httpRecurrences } from "../../../src/infrastructure/http/http-recurrences.ts";
import { offlineApi } from "../../support/captured-call.ts";
import { changeNamed, uuid } from "../../support/kept-writes.ts";
import { outboxOf } from "../support/outbox.ts";
import { planned } from "../../support/recurrences.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { plain } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors, TODAY } from "../support/test-actors.ts";
import { needsServerParts } from "../../../src/text/pages/needs-server.ts";
import { testLedger } from "../support/test-ledger.ts";

afterEach(cleanup);

const RENT = planned({ start: civilDate(2026, 12, 1) });
const GYM = planned({
  id: "01890000-0000-7000-8000-000000000002",
  category: "Subscrições",
  description: "Ginásio",
  cost: { of: "each", amount: cents(30_00) },
  mode: "confirm",
  start: civilDate(2026, 11, 18),
});
const PHONE = planned({
  id: "01890000-0000-7000-8000-000000000003",
  category: "Compras",
  description: "Telemóvel",
  cost: { of: "parts", total: cents(600_00), fee: cents(0) },
  times: 12,
  start: civilDate(2026, 12, 5),
});
const PROPOSAL: FoundProposal = {
  id: "netflix",
  seen: 4,
  changed: null,
  draft: draftOf(planned({ description: "Netflix", start: civilDate(2026, 12, 9) })),
};

type Shown = {
  readonly recurrences?: readonly Recurrence[];
  readonly proposals?: readonly FoundProposal[] | Offline;
  /** What is called in the place of the server. */
  readonly calls?: (server: Recurrences) => Partial<Recurrences>;
  /** The writes that wait on the device. */
  readonly outbox?: Outbox;
};

/** The screen over a server in memory. */
async function show(shown: Shown = {}) {
  const { recurrences = [], proposals = [], calls = () => ({}), outbox } = shown;
  const page = await startSignedInPage();
  const ledger = testLedger({ recurrences });
  await ledger.open();
  const server = fakeRecurrences(ledger.server, { noteRevision: ledger.noteRevision });
  const port = { ...server, ...calls(server) };
  const actors = startTestActors(page, { recurrences: port, ledger });
  function LivingScreen() {
    return (
      <RecurrencesScreen
        recurrences={useLedgerView(recurrencesOf)}
        proposals={proposals}
        today={TODAY}
        view={useLedgerView(viewRecurrences)}
        actors={actors.recurrences.actors}
      />
    );
  }
  await act(
    async () =>
      void renderScreen(
        <>
          <LivingScreen />
          <RecurrenceDialogs categories={CATEGORIES} />
          <AppToast />
        </>,
        { page, actors, ledger, ...(outbox && { outbox }) },
      ),
  );
  return { port, ...actors };
}

/** Types another text into a field, and leaves it. */
async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

const card = (name: string) => within(screen.getByRole("region", { name }));
const row = (name: string) =>
  card("Os meus recorrentes")
    .getAllByRole("listitem")
    .map((item) => plain(item.textContent))
    .find((text) => text.startsWith(name));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const toast = async (text: string) => expect(await screen.findByText(text)).toBeTruthy();

describe("the screen of what comes again", () => {
  it("begins with an invitation and with models", async () => {
    const { recurrences } = await show();
    expect(screen.getByText("Ainda não tem movimentos recorrentes")).toBeTruthy();
    await press("Ordenado");
    const { fields } = recurrences.actors.dialog.getSnapshot().context;
    expect(fields).toMatchObject({ kind: "income", description: "Ordenado", category: "Salário" });
  });

  it("shows what is planned without the proposals that cannot be had, and says so", async () => {
    await show({
      recurrences: [planned({ description: "Renda" })],
      proposals: { type: "offline" },
    });
    expect(screen.getByRole("status").textContent).toContain(needsServerParts.proposals);
    expect(row("Renda")).toBeTruthy();
  });

  it("lists what is planned, the next first, with its rhythm and weight, and what is left of parts", async () => {
    await show({ recurrences: [PHONE, RENT, GYM] });
    const names = card("Os meus recorrentes")
      .getAllByRole("listitem")
      .map((item) => plain(item.textContent).match(/^(Ginásio|Renda|Telemóvel)/)?.[0]);
    expect(names).toEqual(["Ginásio", "Renda", "Telemóvel"]);
    expect(row("Renda")).toContain("próximo: 01/12/2026 · todos os meses, no dia 1−650,00 €");
    expect(row("Telemóvel")).toContain("faltam 12 de 12 · 600,00 €");
  });

  it("says of what does not come monthly what it is by month", async () => {
    const weekly = planned({ start: civilDate(2026, 12, 1), unit: "week" });
    await show({ recurrences: [weekly] });
    expect(row("Renda")).toContain("todas as semanas · 2816,67 € por mês");
  });

  it("says in three figures what comes in a month, what goes, and what remains", async () => {
    const salary = planned({
      id: "01890000-0000-7000-8000-000000000004",
      kind: "income",
      category: "Salário",
      description: "Ordenado",
      cost: { of: "each", amount: cents(1500_00) },
      start: civilDate(2026, 12, 1),
    });
    await show({ recurrences: [PHONE, RENT, GYM, salary] });
    const figures = card("Peso mensal");
    const figure = (name: string) =>
      plain(figures.getByRole("region", { name }).textContent).slice(name.length);
    expect(figure("Receitas")).toBe("1500,00 €por mês · 18 000,00 € em 12 meses");
    expect(figure("Despesas")).toBe(
      "730,00 €por mês · 8760,00 € em 12 meses · 30,00 € em subscrições",
    );
    expect(figure("Sobra")).toBe("770,00 €por mês, do que está planeado");
  });

  it("plans a new one from a form that keeps what is wrong in sight", async () => {
    const { port } = await show();
    const create = vi.spyOn(port, "create");
    await userEvent.click(screen.getAllByRole("button", { name: "Novo recorrente" })[0]!);
    await screen.findByRole("dialog", { name: "Novo movimento recorrente" });
    await press("Guardar");
    expect(screen.getByRole("alert").textContent).toBe("Preencha os campos obrigatórios.");
    expect(create).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/^Valor/), "650");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Categoria" }), "Habitação");
    await press("Guardar");
    await toast("Recorrente criado com sucesso!");
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      category: "Habitação",
      every: 1,
      unit: "month",
    });
    await expect.poll(() => row("Habitação")).toContain("todos os meses");
  });

  it("shows what was made although its answer was lost, behind the form", async () => {
    await show({
      calls: (server) => ({
        create: async (...call) => {
          await server.create(...call);
          throw { type: "offline" };
        },
      }),
    });
    await userEvent.click(screen.getAllByRole("button", { name: "Novo recorrente" })[0]!);
    await screen.findByRole("dialog", { name: "Novo movimento recorrente" });
    await userEvent.type(screen.getByLabelText(/^Valor/), "650");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Categoria" }), "Habitação");
    await press("Guardar");
    expect(await screen.findByText("No response from server")).toBeTruthy();
    await press("Fechar");
    await expect.poll(() => row("Habitação")).toContain("todos os meses");
  });

  it("asks about what waits, and takes no amount that is none", async () => {
    const { port } = await show({ recurrences: [GYM] });
    const settle = vi.spyOn(port, "settle");
    const amount = screen.getByRole("textbox", { name: "Valor de Ginásio" });
    await userEvent.clear(amount);
    await userEvent.type(amount, "abc");
    await press("Confirmar: Ginásio");
    expect(settle).not.toHaveBeenCalled();
    expect(screen.getByText("Escreva um valor em euros, por exemplo 12,50.")).toBeTruthy();
    await userEvent.clear(amount);
    await userEvent.type(amount, "31");
    await press("Confirmar: Ginásio");
    await toast("Movimento registado com sucesso!");
    await expect.poll(() => screen.queryByRole("region", { name: "Por confirmar" })).toBeNull();
    expect(row("Ginásio")).toContain("próximo: 18/12/2026");
  });

  it("plans or dismisses with one press what seems to come again", async () => {
    const dismiss = vi.fn<Recurrences["dismiss"]>(() => Promise.resolve());
    const { port } = await show({ proposals: [PROPOSAL], calls: () => ({ dismiss }) });
    const create = vi.spyOn(port, "create");
    expect(screen.queryByText(/pagamentos encontrados/)).toBeNull();
    await press("1 sugestão");
    expect(plain(screen.getByRole("region", { name: "Sugestões" }).textContent)).toContain(
      "4 pagamentos encontrados",
    );
    expect(screen.queryByRole("button", { name: "Aceitar todas" })).toBeNull();
    await press("Aceitar: Netflix");
    await toast("Sugestão aceite");
    expect(create.mock.calls[0]?.[0]).toEqual(PROPOSAL.draft);
    await press("Dispensar: Netflix");
    await toast("Sugestão dispensada");
    expect(dismiss).toHaveBeenCalledWith("netflix");
  });

  it("asks once before all of them are planned, with their number and sum, then plans each by itself", async () => {
    const income: FoundProposal = {
      ...PROPOSAL,
      id: "interest",
      draft: draftOf(
        planned({
          kind: "income",
          category: "Investimentos",
          description: "Juros",
          cost: { of: "each", amount: cents(20_00) },
          start: civilDate(2026, 12, 9),
        }),
      ),
    };
    const { port } = await show({ proposals: [PROPOSAL, income] });
    const create = vi.spyOn(port, "create");
    await press("Aceitar todas");
    const question = within(screen.getByRole("dialog", { name: "Aceitar 2 sugestões?" }));
    expect(plain(question.getByText(/^Passam a estar planeadas/).textContent)).toBe(
      "Passam a estar planeadas: 650,00 € de despesas e 20,00 € de receitas por mês. Pode anular ou mudar cada uma depois.",
    );
    await userEvent.click(question.getByRole("button", { name: "Cancelar" }));
    expect(create).not.toHaveBeenCalled();
    await press("Aceitar todas");
    await userEvent.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "Aceitar todas" }),
    );
    await toast("2 sugestões aceites.");
    expect(create.mock.calls.map(([draft]) => draft)).toEqual([PROPOSAL.draft, income.draft]);
    expect(new Set(create.mock.calls.map(([, , { change }]) => change)).size).toBe(2);
    await expect.poll(() => row("Netflix")).toBeDefined();
    expect(row("Juros")).toBeDefined();
  });

  it("says in the form in words how often a plan comes", async () => {
    await show();
    await press("Renda");
    expect(await screen.findByText("Repete-se todos os meses, no dia 1.")).toBeTruthy();
    const unit = screen.getByRole<HTMLSelectElement>("combobox", { name: "Período" });
    expect(unit.selectedOptions[0]?.text).toBe("mês");
    const every = screen.getByRole("textbox", { name: "De quantos em quantos" });
    await userEvent.clear(every);
    await userEvent.type(every, "3");
    expect(screen.getByText("Repete-se de 3 em 3 meses, no dia 1.")).toBeTruthy();
    expect(unit.selectedOptions[0]?.text).toBe("meses");
  });

  it("says in the form of a plan that is moved far back which of its movements are recorded", async () => {
    await show({ recurrences: [RENT] });
    await press("Mais sobre Renda");
    await userEvent.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "Editar" }),
    );
    const told = /só se registam os movimentos dos últimos 400 dias/;
    const start = await screen.findByLabelText("Primeiro dia");
    expect(screen.queryByText(told)).toBeNull();
    await retype(start, "01/01/2020");
    expect(await screen.findByText(told)).toBeTruthy();
  });

  it("shows a plan that another device has changed as it is now, beside what was typed, and saves both", async () => {
    let isFirst = true;
    const { port } = await show({
      recurrences: [RENT],
      calls: (server) => ({
        change: async (id, of, patch, as) => {
          if (isFirst) {
            isFirst = false;
            const cost = { of: "each", amount: cents(650_00) } as const;
            const other = { ...as, change: changeId("another device") };
            await server.change(id, { scope: "all" }, { ...draftOf(RENT), cost }, other);
          }
          await server.change(id, of, patch, as);
        },
      }),
    });
    const change = vi.spyOn(port, "change");
    await press("Mais sobre Renda");
    await userEvent.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "Editar" }),
    );
    await retype(await screen.findByLabelText(/^Descrição/), "Casa");
    await press("Guardar");
    expect(await screen.findByText(serverProblems.stale)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Valor/).value).toBe("650,00");
    await press("Guardar");
    await toast("Recorrente atualizado com sucesso!");
    expect(change.mock.calls[1]?.[2]).toMatchObject({
      description: "Casa",
      cost: { amount: cents(650_00) },
    });
  });

  it("says in the form of a new plan that so many earlier movements are not recorded", async () => {
    await show();
    await press("Renda");
    const start = await screen.findByLabelText("Primeiro dia");
    await retype(start, "01/01/1960");
    expect(await screen.findByText(/^Há mais de 400 movimentos anteriores/)).toBeTruthy();
  });

  it.each([
    [999, civilDate(2026, 9, 9), "subiu de 9,99 € para 12,99 € em setembro · todos"],
    [1499, civilDate(2025, 9, 9), "desceu de 14,99 € para 12,99 € em setembro de 2025 · todos"],
  ])("says what a payment came to before: %i cents", async (from, since, told) => {
    const cost = { of: "each", amount: cents(12_99) } as const;
    const draft = { ...PROPOSAL.draft, cost };
    await show({ proposals: [{ ...PROPOSAL, draft, changed: { from: cents(from), since } }] });
    await press("1 sugestão");
    const suggested = screen.getByRole("region", { name: "Sugestões" });
    expect(plain(suggested.textContent)).toContain(told);
  });

  it.each([
    [RENT, "Pausar", "Recorrente em pausa"],
    [RENT, "Saltar o de 01/12/2026", "Movimento saltado"],
    [RENT, "Remover", "Recorrente removido; os registos ficam"],
    [PHONE, /^Pagar já o que falta/, "Prestações pagas até ao fim"],
  ] as const)("does to $0.description what its sheet says: %s", async (one, action, told) => {
    await show({ recurrences: [one] });
    await press(`Mais sobre ${one.description}`);
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: action }));
    await toast(told);
    expect(screen.getByRole("button", { name: "Anular" })).toBeTruthy();
  });

  it("offers no pause and no skipping of instalments", async () => {
    await show({ recurrences: [PHONE] });
    await press("Mais sobre Telemóvel");
    const sheet = within(screen.getByRole("dialog"));
    expect(sheet.queryByRole("button", { name: "Pausar" })).toBeNull();
    expect(sheet.queryByRole("button", { name: /^Saltar/ })).toBeNull();
  });

  it("says what was refused, and lets one try again", async () => {
    const settle = vi.fn<Recurrences["settle"]>(() => Promise.reject({ type: "offline" }));
    await show({ recurrences: [GYM], calls: () => ({ settle }) });
    await press("Saltar: Ginásio");
    await toast("No response from server");
    await expect
      .poll(
        () => screen.getByRole<HTMLButtonElement>("button", { name: "Saltar: Ginásio" }).disabled,
      )
      .toBe(false);
  });

  it("shows what waits without a network: answered once, changed, and new, with no other number", async () => {
    const outbox = await outboxOf([]);
    const port = httpRecurrences(offlineApi(outbox.keep), () => null);
    await show({ recurrences: [RENT, GYM], calls: () => port, outbox });
    const weight = () => plain(screen.getByRole("region", { name: "Peso mensal" }).textContent);
    const before = weight();
    await press("Confirmar: Ginásio");
    const waiting = card("Por confirmar");
    expect(await waiting.findByText("por enviar")).toBeTruthy();
    expect(waiting.queryByRole("button")).toBeNull();
    expect(plain(waiting.getByRole("listitem").textContent)).toContain("30,00 €por enviar");
    await press("Mais sobre Renda");
    await press("Pausar");
    await expect.poll(() => row("Renda")).toMatch(/^Rendapor enviar/);
    await press("Mais sobre Renda");
    await press("Remover");
    await expect.poll(() => screen.queryByRole("button", { name: "Mais sobre Renda" })).toBeNull();
    expect(row("Renda")).toMatch(/^Rendapor enviar/);
    const as = { id: recurrenceId(uuid(7)), change: changeNamed(7) };
    const plan = draftOf(
      planned({ description: "Água", cost: { of: "each", amount: cents(20_00) } }),
    );
    await act(async () => void port.create(plan, false, as).catch(() => undefined));
    await expect.poll(() => row("Água")).toBe("Águapor enviartodos os meses, no dia 1−20,00 €");
    expect(screen.queryByRole("button", { name: "Mais sobre Água" })).toBeNull();
    expect(weight()).toBe(before);
    expect(screen.queryByText("Erro")).toBeNull();
  });
});
