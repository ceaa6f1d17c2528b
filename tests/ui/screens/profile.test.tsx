// @vitest-environment happy-dom
import { cleanup, render, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { goalUrgency } from "../../../src/domain/goals/goal-urgency.ts";
import { GoalFigures } from "../../../src/ui/screens/goals/GoalFigures.tsx";
import type { GoalEntries } from "../../../src/application/goals/goal-entries.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { release } from "../../../src/domain/operator/release.ts";
import { releaseTexts } from "../../../src/text/pages/release.ts";
import { formatDate } from "../../../src/text/format.ts";
import { goalWith } from "../../support/goals.ts";
import { forever } from "../support/promises.ts";
import { plain } from "../support/records.ts";
import { TODAY } from "../support/test-actors.ts";
import { renderProfile } from "../support/render-profile.tsx";

afterEach(cleanup);

const LIMIT =
  "Limite atingido! Você pode ter até 2 objetivos no plano Free. Faça upgrade para Premium e crie objetivos ilimitados!";

const azores = goalWith({
  name: "Açores",
  total: cents(150_000),
  current: cents(94_000),
  deadline: civilDate(2027, 7, 15),
  photoUrl: "/api/fotos/acores",
});
const house = goalWith({ name: "Casa", current: cents(0) });
const reached = goalWith({ name: "Portátil", current: cents(100_000) });

const goals = () => screen.getByRole("region", { name: "Objetivos" });
const cards = () => within(goals()).getAllByRole("listitem");
const addGoal = () => userEvent.click(screen.getByRole("button", { name: "Novo objetivo" }));
const dialog = () => screen.queryByRole("dialog");

describe("the way to the export", () => {
  const way = () => screen.queryByRole("link", { name: "Exportar Dados" })?.getAttribute("href");

  it.each([
    ["premium", "/exportacao"],
    ["free", undefined],
  ] as const)("is for those whose plan has it: %s, %s", async (plan, address) => {
    await renderProfile({ plan });
    expect(way()).toBe(address);
  });
});

describe("the personal data", () => {
  it("are asked for while there are none", async () => {
    await renderProfile();
    const data = within(screen.getByRole("region", { name: "Dados pessoais" }));
    expect(data.getByText("Ainda não preencheu os seus dados.")).toBeTruthy();
    await userEvent.click(data.getByRole("button", { name: "Preencher dados" }));
    expect(screen.getByRole("dialog", { name: "Preencher dados pessoais" })).toBeTruthy();
  });

  it.each([
    [34, "34 anos · maria@exemplo.pt"],
    [1, "1 ano · maria@exemplo.pt"],
    [null, "maria@exemplo.pt"],
  ])("are shown with the age %s", async (age, detail) => {
    await renderProfile({ profile: { name: "Maria da Silva", age } });
    expect(screen.getByText("Maria da Silva")).toBeTruthy();
    expect(screen.getByText(detail)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Editar dados" })).toBeTruthy();
  });
});

describe("the end of the profile", () => {
  it("names the release that runs, and leads to the licences of what it contains", async () => {
    await renderProfile();
    expect(screen.getByText(releaseTexts.line(release))).toBeTruthy();
    const licences = screen.getByRole("link", { name: "Licenças de código aberto" });
    expect(licences.getAttribute("href")).toBe("/licencas.txt");
  });

  it("names it with its day in words", () => {
    expect(releaseTexts.line({ version: "1.2.3", date: civilDate(2027, 3, 5) })).toBe(
      "FinControl 1.2.3 · 5 de março de 2027",
    );
  });
});

describe("a goal", () => {
  it("shows photo, deadline, progress, and what is there, wanted and missing", async () => {
    await renderProfile({ goals: [azores] });
    const [card] = cards();
    const photo = within(card!).getByRole("img", { name: "Foto de Açores" });
    expect(photo.getAttribute("src")).toBe("/api/fotos/acores");
    const bar = within(card!).getByRole("progressbar", { name: "Progresso de Açores" });
    expect(bar.getAttribute("aria-valuenow")).toBe("63");
    const text = plain(card!.textContent);
    for (const part of ["Até 15/07/2027", "940,00 €", "de 1500,00 €", "Faltam 560,00 €", "63 %"])
      expect(text).toContain(part);
  });

  it("that nothing is left for says so, with what its deadline misses", async () => {
    await renderProfile({ goals: [azores] });
    expect(plain(cards()[0]!.textContent)).toContain(
      "Sem previsãoSó avança quando sobrar dinheiro ao fim do mês. Não chega a tempo: no fim do prazo, 15/07/2027, ainda faltam 560,00 €.",
    );
  });

  it("that misses its last cent is not done", async () => {
    await renderProfile({ goals: [{ ...azores, current: cents(azores.total - 1) }] });
    const text = plain(cards()[0]!.textContent);
    for (const part of ["99 %", "Faltam 0,01 €"]) expect(text).toContain(part);
  });

  it("has a sign in the place of a photo that cannot be had", async () => {
    await renderProfile({ goals: [{ ...house, photoUrl: "/api/fotos/casa" }] });
    fireEvent.error(within(cards()[0]!).getByRole("img"));
    expect(within(cards()[0]!).queryByRole("img")).toBeNull();
  });

  it("without photo and deadline says so", async () => {
    await renderProfile({ goals: [house] });
    expect(within(cards()[0]!).queryByRole("img")).toBeNull();
    expect(cards()[0]!.textContent).toContain("Sem prazo");
  });

  it("that is reached says so, and asks for no more", async () => {
    await renderProfile({ goals: [reached] });
    expect(within(cards()[0]!).getByText("Objetivo atingido!")).toBeTruthy();
    expect(cards()[0]!.textContent).toContain("Nada em falta");
    expect(screen.queryByRole("button", { name: /^Adicionar valor/ })).toBeNull();
    // What was reached long ago is not announced.
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("shows markup in its name as the text that it is", async () => {
    const name = '<img src=x onerror="alert(1)">';
    await renderProfile({ goals: [goalWith({ name })] });
    expect(within(goals()).getByRole("heading", { name })).toBeTruthy();
    expect(document.querySelector("img")).toBeNull();
  });
});

describe("the deadline of a goal", () => {
  const textWith = async (deadline: CivilDate, current = 70_000) => {
    await renderProfile({ goals: [goalWith({ deadline, current: cents(current) })] });
    return plain(cards()[0]!.textContent);
  };

  it.each([
    [60, "Faltam 300,00 € em 2 meses"],
    [32, "Faltam 300,00 € em 1 mês"],
    [12, "Faltam 300,00 € em 12 dias"],
    [1, "Faltam 300,00 € até amanhã"],
    [0, "Faltam 300,00 €, e o prazo é hoje"],
  ])("in %i days, far from done, says what it takes", async (days, sentence) => {
    const text = await textWith(addDays(TODAY, days));
    expect(text).toContain(sentence);
    expect(text.match(/Faltam/g)).toHaveLength(1);
    // No month leaves anything, so none is told to bring a part of it.
    expect(text).not.toContain("por mês");
  });

  it("in two months says what each has to bring, where the plan brings it", () => {
    const goal = goalWith({ deadline: addDays(TODAY, 60), current: cents(70_000) });
    const urgency = goalUrgency(goal, TODAY);
    const { container } = render(<GoalFigures goal={goal} urgency={urgency} isInTime />);
    expect(plain(container.textContent)).toContain("Faltam 300,00 € em 2 meses: 150,00 € por mês");
  });

  it("that has passed says so", async () => {
    const yesterday = addDays(TODAY, -1);
    expect(await textWith(yesterday)).toContain(`Prazo ultrapassado: ${formatDate(yesterday)}`);
  });
});

describe("the entries of a goal", () => {
  const unfold = () => screen.getByRole("button", { name: "Entradas de Casa" });
  const ENTRIES = [
    { date: civilDate(2026, 2, 20), amount: cents(-5_00) },
    { date: civilDate(2026, 2, 3), amount: cents(50_00) },
    { date: civilDate(2026, 1, 31), amount: cents(20_50) },
  ];

  it("are asked for when they are unfolded, and stand by month with its sum", async () => {
    const entriesOf = vi.fn<GoalEntries>(async () => ENTRIES);
    await renderProfile({ goals: [house], calls: { entriesOf } });
    expect([unfold().getAttribute("aria-expanded"), entriesOf.mock.calls.length]).toEqual([
      "false",
      0,
    ]);
    await userEvent.click(unfold());
    await screen.findByText("20/02/2026");
    expect(unfold().getAttribute("aria-expanded")).toBe("true");
    const text = plain(cards()[0]!.textContent);
    for (const part of ["fevereiro de 2026+45,00 €", "20/02/2026 −5,00 €", "03/02/2026 +50,00 €"])
      expect(text).toContain(part);
    expect(text).toContain("janeiro de 2026+20,50 €31/01/2026 +20,50 €");
    await userEvent.click(unfold());
    expect(screen.queryByText("20/02/2026")).toBeNull();
  });

  it("may be none yet", async () => {
    await renderProfile({ goals: [house] });
    await userEvent.click(unfold());
    expect(await screen.findByText(/^Ainda sem entradas/)).toBeTruthy();
  });

  it("are on their way for a while", async () => {
    await renderProfile({ goals: [house], calls: { entriesOf: forever } });
    await userEvent.click(unfold());
    expect(within(cards()[0]!).getByRole("status").textContent).toBe("A carregar…");
  });

  it("that cannot be fetched say why, and are asked for again", async () => {
    const entriesOf = vi.fn<GoalEntries>(async () => ENTRIES);
    entriesOf.mockRejectedValueOnce({ type: "offline" });
    await renderProfile({ goals: [house], calls: { entriesOf } });
    await userEvent.click(unfold());
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Erro ao carregar dados: No response from server",
    );
    await userEvent.click(screen.getByRole("button", { name: "Tentar novamente" }));
    expect(await screen.findByText("31/01/2026")).toBeTruthy();
  });

  it("gain what is put aside while they are in sight", async () => {
    await renderProfile({ goals: [house] });
    await userEvent.click(unfold());
    await screen.findByText(/^Ainda sem entradas/);
    await userEvent.click(screen.getByRole("button", { name: "Adicionar valor a Casa" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Valor a adicionar" }), "12,5{Enter}");
    expect(plain((await screen.findByText("28/02/2026")).parentElement!.textContent)).toBe(
      "28/02/2026 +12,50 €",
    );
  });
});

describe("the goals", () => {
  it("are none at first, with the one next step", async () => {
    await renderProfile();
    expect(within(goals()).getByText("Ainda não tem objetivos.")).toBeTruthy();
    await addGoal();
    expect(screen.getByRole("dialog", { name: "Novo objetivo" })).toBeTruthy();
  });

  it("of a free user are counted up to 2, and 2 are the limit", async () => {
    await renderProfile({ goals: [azores] });
    expect(within(goals()).getByText("1/2")).toBeTruthy();
    expect(screen.queryByText(LIMIT)).toBeNull();
    cleanup();
    await renderProfile({ goals: [azores, house] });
    expect(within(goals()).getByText("2/2")).toBeTruthy();
    expect(screen.getByText(LIMIT)).toBeTruthy();
  });

  it("at the limit offer Premium in place of a third", async () => {
    const { premium } = await renderProfile({ goals: [azores, house] });
    await addGoal();
    expect(dialog()).toBeNull();
    await expect.poll(() => premium.getSnapshot().hasTag("open")).toBe(true);
  });

  it("say how to get more at the limit", async () => {
    const { premium } = await renderProfile({ goals: [azores, house] });
    await userEvent.click(screen.getByRole("button", { name: "Fazer upgrade" }));
    await expect.poll(() => premium.getSnapshot().hasTag("open")).toBe(true);
  });

  it("of a Premium user have no limit and no count", async () => {
    await renderProfile({ goals: [azores, house, reached], plan: "premium" });
    expect(within(goals()).queryByText(/\/2$/)).toBeNull();
    expect(screen.queryByText(LIMIT)).toBeNull();
    await addGoal();
    expect(screen.getByRole("dialog", { name: "Novo objetivo" })).toBeTruthy();
  });

  it("kept after a downgrade are all there, and may still be edited", async () => {
    const five = [azores, house, reached, goalWith({ name: "Mota" }), goalWith({ name: "Piano" })];
    await renderProfile({ goals: five });
    expect(cards()).toHaveLength(5);
    expect(within(goals()).getByText("5/2")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Editar Piano" }));
    expect(screen.getByRole("dialog", { name: "Editar objetivo" })).toBeTruthy();
  });
});
