// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Notice } from "../../../src/application/notice.ts";
import type { Trash } from "../../../src/application/trash/trash.ts";
import { startTrash } from "../../../src/composition/features/trash.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { AppToast } from "../../../src/ui/screens/layout/AppToast.tsx";
import { trashAddress } from "../../../src/ui/screens/trash/trash-address.ts";
import { TrashScreen } from "../../../src/ui/screens/trash/TrashScreen.tsx";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { fakeTrash } from "../../support/fakes/fake-trash.ts";
import { openLine } from "../../support/fakes/line.ts";
import { TRASH_NOW, trashedWith } from "../../support/trash.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { failing } from "../support/promises.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors, TODAY } from "../support/test-actors.ts";
import { testLedger } from "../support/test-ledger.ts";

beforeEach(() => {
  // A list without a height draws no rows.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(384);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const DAY = 24 * 60 * 60_000;
const IMPORT = { change: changeId("import"), action: "Importação cgd.csv · 2 movimentos" };
const CINEMA = trashedWith({ removedAt: TRASH_NOW - 18 * DAY });
const BREAD = trashedWith({ ...IMPORT, summary: "Pão, 1,20 €" });
const WAGE = trashedWith({ ...IMPORT, summary: "Ordenado, 1350,00 €", resource: "income" });
const BIKE = trashedWith({ summary: "Bicicleta", resource: "goal", action: "Objetivo removido" });
const ALL = [BREAD, WAGE, BIKE, CINEMA];

async function show(trash: Trash, search: Readonly<Record<string, unknown>> = {}) {
  const page = await startSignedInPage();
  const ledger = testLedger();
  const overlays = startTestActors(page, { ledger });
  const { load, actors } = startTrash({
    trash,
    ledger,
    clock: fakeClock(TODAY, TRASH_NOW),
    ids: fakeIds(),
    notify: (notice: Notice) => overlays.toast.send({ type: "NOTIFY", notice }),
  });
  const now = await load();
  function LivingScreen() {
    const [query, ask] = useState(trashAddress.read(search));
    return <TrashScreen actors={actors} now={now} asked={query} onAsk={ask} />;
  }
  renderScreen(
    <>
      <LivingScreen />
      <AppToast />
    </>,
    { page, actors: overlays, ledger },
  );
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const rows = () =>
  screen
    .queryAllByRole("listitem")
    .filter((row) => row.hasAttribute("aria-posinset"))
    .map((row) => row.querySelector("[class*=summary]")?.textContent);

describe("the trash", () => {
  it("has what one action removed together under its sentence, and says how long it stays", async () => {
    await show(fakeTrash(ALL));
    expect(rows()).toEqual(ALL.map(({ summary }) => summary));
    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
      IMPORT.action,
      BIKE.action,
      CINEMA.action,
    ]);
    expect(screen.getByText("Despesa · Fica mais 12 dias")).toBeTruthy();
    expect(screen.queryByRole("button", { name: `Repor tudo: ${CINEMA.action}` })).toBeNull();
  });

  it("gives back one thing, which leaves the list at once, with an undo", async () => {
    await show(fakeTrash(ALL));
    await userEvent.click(button("Repor Bicicleta"));
    expect(await screen.findByText("Reposto com sucesso!")).toBeTruthy();
    expect(rows()).not.toContain("Bicicleta");
    expect(button("Anular")).toBeTruthy();
  });

  it("gives back an action as a whole, also what a search hides of it, and says so", async () => {
    await show(fakeTrash(ALL), { pesquisa: "pao" });
    expect(rows()).toEqual(["Pão, 1,20 €"]);
    expect(screen.getByRole("status").textContent).toBe("1 coisa na lista");
    expect(button(/^Repor tudo/).textContent).toContain("Repor tudo (2)");
    await userEvent.click(button(/^Repor tudo/));
    expect(await screen.findByText("2 repostos com sucesso!")).toBeTruthy();
    expect(screen.getByText("Nada no lixo corresponde à pesquisa")).toBeTruthy();
    await userEvent.click(button("Limpar Filtros"));
    expect(rows()).toEqual(["Bicicleta", "Cinema, 12,50 €"]);
  });

  it("gives back several that were chosen", async () => {
    const trash = fakeTrash(ALL);
    await show(trash);
    await userEvent.click(screen.getByRole("checkbox", { name: "Escolher Bicicleta" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Escolher Pão, 1,20 €" }));
    await userEvent.click(button("Repor 2 escolhidos"));
    expect(await screen.findByText("2 repostos com sucesso!")).toBeTruthy();
    expect(trash.things()).toEqual([WAGE, CINEMA]);
  });

  it("shows the kind that was chosen", async () => {
    await show(fakeTrash(ALL));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Tipo" }), "Objetivo");
    expect(rows()).toEqual(["Bicicleta"]);
  });

  it("asks once before it is emptied, with the number in words", async () => {
    await show(fakeTrash(ALL));
    await userEvent.click(button("Esvaziar o lixo"));
    const dialog = within(
      screen.getByRole("dialog", { name: "Apagar para sempre quatro coisas?" }),
    );
    expect(dialog.getByText(/^Não pode ser anulado\./)).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Apagar para sempre" }));
    expect(await screen.findByText("4 coisas apagadas para sempre.")).toBeTruthy();
    expect(await screen.findByText("O lixo está vazio.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Esvaziar o lixo" })).toBeNull();
  });

  it.each([
    [403, "goal-limit", undefined, "button", "Desbloquear com Premium"],
    [409, "category-name-taken", "categoria_repetida", "link", "Ver as categorias"],
    [409, "account-gone", "conta_removida", "link", "Ver as contas"],
  ] as const)("says with the way out why nothing came back: %i %s", async (...refusal) => {
    const [status, problem, code, role, name] = refusal;
    const failure = {
      type: "rejected",
      status,
      detail: serverProblems[problem],
      ...(code && { code }),
    };
    await show({ ...fakeTrash(ALL), restore: failing(failure) });
    await userEvent.click(button("Repor Bicicleta"));
    expect((await screen.findByRole("alert")).textContent).toBe(serverProblems[problem]);
    expect(screen.getByRole(role, { name })).toBeTruthy();
    expect(rows()).toContain("Bicicleta");
  });

  it("leads from a budget that is there already to the budgets of its month", async () => {
    const budget = trashedWith({ resource: "budget", summary: "Lazer, novembro de 2026" });
    const failure = { type: "rejected", status: 409, detail: "Já existe.", code: "mes_ocupado" };
    await show({ ...fakeTrash([budget]), restore: failing(failure) });
    await userEvent.click(button(/^Repor Lazer/));
    const link = await screen.findByRole("link", { name: "Ver os orçamentos" });
    expect(link.getAttribute("href")).toBe("/orcamento?mes=2026-11");
  });

  it("tries again without a connection, and loses nothing", async () => {
    const line = openLine();
    await show(fakeTrash(ALL, line));
    line.failure = { type: "offline" };
    await userEvent.click(button("Repor Bicicleta"));
    expect(await screen.findByText(/^Sem ligação ao servidor\. Nada se perdeu/)).toBeTruthy();
    line.failure = null;
    await userEvent.click(button("Tentar novamente"));
    expect(await screen.findByText("Reposto com sucesso!")).toBeTruthy();
  });

  it("is done with the keys alone: rows by the arrows, Space chooses, Enter restores", async () => {
    await show(fakeTrash(ALL));
    screen
      .getAllByRole("listitem")
      .find((row) => row.tabIndex === 0)
      ?.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown} ");
    expect(button("Repor 1 escolhido")).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("Reposto com sucesso!")).toBeTruthy();
    expect(rows()).not.toContain("Bicicleta");
  });
});

describe("the address of the trash", () => {
  it("holds kind and search, and nothing that is neither", () => {
    expect(trashAddress.write({ kind: "import", search: "cgd" })).toEqual({
      tipo: "importacao",
      pesquisa: "cgd",
    });
    expect(trashAddress.read({ tipo: "nada" })).toEqual({ kind: null, search: "" });
  });
});
