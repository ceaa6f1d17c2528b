// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Records } from "../../../src/application/ledger/records.ts";
import type { Goal, GoalDraft } from "../../../src/domain/goals/goal.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { goalWith } from "../../support/goals.ts";
import { failing, forever } from "../support/promises.ts";
import { plain } from "../support/records.ts";
import { renderProfile } from "../support/render-profile.tsx";

afterEach(cleanup);

const goal = goalWith({ name: "Casa", deadline: civilDate(2030, 1, 2) });

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const dialog = () => screen.queryByRole("dialog");
const alert = () => screen.findByRole("alert");

async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== "") await userEvent.type(field(name), text);
}

describe("the dialog of the personal data", () => {
  it("needs a name", async () => {
    const { profiles } = await renderProfile();
    await press("Preencher dados");
    await press("Guardar");
    expect((await alert()).textContent).toBe("Por favor, preencha o nome.");
    expect(await profiles.read()).toBeNull();
  });

  it("makes them, without an age if none is given", async () => {
    const { profiles, notices } = await renderProfile();
    await press("Preencher dados");
    await userEvent.type(field("Nome"), "Maria{Enter}");
    await expect.poll(dialog).toBeNull();
    expect(await profiles.read()).toEqual({ name: "Maria", age: null });
    expect(notices).toEqual(["Perfil criado com sucesso!"]);
    expect(await screen.findByText("Maria")).toBeTruthy();
  });

  it("changes them, and refuses an age that is none", async () => {
    const { profiles, notices } = await renderProfile({ profile: { name: "Maria", age: 30 } });
    await press("Editar dados");
    expect(field("Nome").value).toBe("Maria");
    await retype("Idade (opcional)", "1,5");
    await press("Guardar");
    expect(screen.getByText("A idade tem de ser um número inteiro entre 0 e 130.")).toBeTruthy();
    await retype("Idade (opcional)", "31");
    await press("Guardar");
    await expect.poll(dialog).toBeNull();
    expect(await profiles.read()).toEqual({ name: "Maria", age: 31 });
    expect(notices).toEqual(["Perfil atualizado com sucesso!"]);
  });
});

describe("the dialog of a new goal", () => {
  it("begins with nothing saved", async () => {
    await renderProfile();
    await press("Novo objetivo");
    expect([field("Nome").value, field("Valor total").value, field("Valor atual").value]).toEqual([
      "",
      "",
      "0,00",
    ]);
    expect(screen.getByLabelText("Prazo (opcional)")).toBeTruthy();
  });

  it.each(["", "0"])("needs a name and a total, and the total %j is none", async (total) => {
    const { goals } = await renderProfile();
    await press("Novo objetivo");
    await retype("Valor total", total);
    await press("Guardar");
    expect((await alert()).textContent).toBe("Por favor, preencha nome e valor total.");
    expect(goals.list()).toEqual([]);
  });

  it("records the goal, says so and shows it", async () => {
    const { goals, notices } = await renderProfile();
    await press("Novo objetivo");
    await userEvent.type(field("Nome"), "Açores");
    await userEvent.type(field("Valor total"), "1500");
    await retype("Valor atual", "12,5");
    await press("Guardar");
    await expect.poll(dialog).toBeNull();
    expect(goals.list()).toMatchObject([
      { name: "Açores", total: 150_000, current: 1_250, deadline: null, photoUrl: null },
    ]);
    expect(notices).toEqual(["Objetivo adicionado com sucesso!"]);
    expect(await screen.findByRole("heading", { name: "Açores" })).toBeTruthy();
  });

  it("stays open with the server's sentence when it is refused, and keeps what was typed", async () => {
    const refusal = { type: "rejected", status: 403, detail: "Só com Premium." };
    await renderProfile({ calls: { create: failing(refusal) } });
    await press("Novo objetivo");
    await userEvent.type(field("Nome"), "Açores");
    await userEvent.type(field("Valor total"), "1500{Enter}");
    expect((await alert()).textContent).toBe("Só com Premium.");
    expect(field("Nome").value).toBe("Açores");
  });
});

describe("the dialog of a goal that there is", () => {
  it("shows what is recorded and changes that goal", async () => {
    const { goals, notices } = await renderProfile({ goals: [goal] });
    await press("Editar Casa");
    expect(screen.getByRole("dialog", { name: "Editar objetivo" })).toBeTruthy();
    expect(field("Valor total").value).toBe("1000,00");
    expect(screen.getByLabelText<HTMLInputElement>("Prazo (opcional)").value).toBe("02/01/2030");
    await retype("Nome", "Casa nova");
    await press("Guardar");
    await expect.poll(dialog).toBeNull();
    expect(goals.list()).toEqual([{ ...goal, name: "Casa nova" }]);
    expect(notices).toEqual(["Objetivo atualizado com sucesso!"]);
  });
});

describe("putting money aside", () => {
  const add = async (amount: string) => {
    await press("Adicionar valor a Casa");
    await userEvent.type(field("Valor a adicionar"), amount);
    await press("Guardar");
  };

  it("adds to what is there", async () => {
    const { goals, notices } = await renderProfile({ goals: [goal] });
    await add("100,50");
    await expect.poll(dialog).toBeNull();
    expect(goals.list()).toEqual([{ ...goal, current: 35_050 }]);
    expect(notices).toEqual(["Objetivo atualizado com sucesso!"]);
    await expect.poll(() => plain(document.body.textContent)).toContain("Faltam 649,50 €");
    expect(screen.queryByText("Objetivo atingido!")).toBeNull();
  });

  it("needs an amount", async () => {
    await renderProfile({ goals: [goal] });
    await add(" ");
    expect((await alert()).textContent).toBe("Por favor, preencha o valor a adicionar.");
    await userEvent.type(field("Valor a adicionar"), "0");
    await press("Guardar");
    expect(await screen.findByText("O valor tem de ser maior do que zero.")).toBeTruthy();
  });

  it("of all that is missing reaches the goal, which is shown and announced", async () => {
    await renderProfile({ goals: [goal] });
    await press("Adicionar valor a Casa");
    await press(/^Tudo o que falta: 750,00/);
    expect(field("Valor a adicionar").value).toBe("750,00");
    await press("Guardar");
    expect(await screen.findByText("Objetivo atingido!")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe(
      "Objetivo atingido! Parabéns, Casa está completo.",
    );
  });

  it("that fails says why and can be tried again without adding twice", async () => {
    const update = vi.fn<Records<Goal, GoalDraft>["update"]>(failing({ type: "offline" }));
    await renderProfile({ goals: [goal], calls: { update } });
    await add("100");
    expect((await alert()).textContent).toBe("No response from server");
    await press("Guardar");
    await expect.poll(() => update.mock.calls.length).toBe(2);
    expect(update.mock.calls[1]).toEqual(update.mock.calls[0]);
    expect(update.mock.calls[0]![1].current).toBe(cents(35_000));
  });
});

describe("a goal that somebody else changes while its dialog is open", () => {
  it("is shown in both versions, and each field is taken from who changed it, or as it was picked", async () => {
    const { goals, notices } = await renderProfile({ goals: [goal] });
    await press("Editar Casa");
    await retype("Nome", "Casa nova");
    await retype("Valor total", "2000");
    goals.server.put("goals", { ...goal, total: cents(300_000), current: cents(50_000) });
    await press("Guardar");
    const versions = await screen.findByRole("table", { name: "As duas versões do registo" });
    const rows = within(versions).getAllByRole("row");
    expect(rows.map((row) => plain(row.textContent))).toEqual([
      "CampoA outra versãoA sua versão",
      "NomeCasaCasa nova",
      "Valor total3000,002000,00",
      "Valor atual500,00250,00",
      "Prazo02/01/203002/01/2030",
      "Fotosem fotosem foto",
    ]);
    const picks = within(versions).getAllByRole<HTMLInputElement>("radio");
    expect(picks.map(({ checked }) => checked)).toEqual([false, true]);
    await userEvent.click(
      screen.getByRole("radio", { name: "Valor total: A outra versão, 3000,00" }),
    );
    await press("Juntar");
    const joined = { ...goal, name: "Casa nova", total: 300_000, current: 50_000 };
    await expect.poll(() => goals.list()).toEqual([joined]);
    await expect.poll(() => notices).toEqual(["Objetivo atualizado com sucesso!"]);
  });

  it("stays as one has it, or as the other has it", async () => {
    const { goals } = await renderProfile({ goals: [goal] });
    await press("Editar Casa");
    await retype("Nome", "Minha");
    goals.server.put("goals", { ...goal, name: "Outra" });
    await press("Guardar");
    await screen.findByRole("table");
    await press("Ficar com a outra");
    expect(dialog()).toBeNull();
    expect(await screen.findByRole("heading", { name: "Outra" })).toBeTruthy();
    await press("Editar Outra");
    await retype("Nome", "Minha");
    goals.server.put("goals", { ...goal, name: "Terceira" });
    await press("Guardar");
    await screen.findByRole("table");
    await press("Ficar com a minha");
    await expect.poll(() => goals.list()).toMatchObject([{ name: "Minha" }]);
  });

  it("and is removed instead can be made anew of what was typed", async () => {
    const { goals } = await renderProfile({ goals: [goal] });
    await press("Editar Casa");
    await retype("Nome", "Casa nova");
    goals.server.remove("goals", goal.id);
    await press("Guardar");
    expect((await alert()).textContent).toBe("O registo foi removido entretanto.");
    await press("Registar como novo");
    await expect.poll(() => goals.list()).toMatchObject([{ name: "Casa nova" }]);
    expect(goals.list()[0]!.id).not.toBe(goal.id);
  });

  it("takes an amount on top of what is there by then", async () => {
    const { goals } = await renderProfile({ goals: [goal] });
    await press("Adicionar valor a Casa");
    await userEvent.type(field("Valor a adicionar"), "100");
    goals.server.put("goals", { ...goal, current: cents(50_000) });
    await press("Guardar");
    expect((await alert()).textContent).toBe("O registo foi alterado entretanto noutro lugar.");
    expect(field("Valor a adicionar").value).toBe("100,00");
    await press("Guardar");
    await expect.poll(() => goals.list()).toMatchObject([{ current: 60_000 }]);
  });
});

describe("the removal of a goal", () => {
  it("removes that goal without a question and says so", async () => {
    const { goals, notices } = await renderProfile({ goals: [goal] });
    await press("Remover Casa");
    expect(dialog()).toBeNull();
    await expect.poll(() => goals.list()).toEqual([]);
    expect(notices).toEqual(["Objetivo removido com sucesso!"]);
  });

  it("asks, with the reason and the goal's name, when it failed", async () => {
    const { goals } = await renderProfile({
      goals: [goal],
      calls: { remove: failing({ type: "offline" }) },
    });
    await press("Remover Casa");
    expect((await alert()).textContent).toBe("No response from server");
    const question = within(screen.getByRole("dialog", { name: "Remover objetivo?" }));
    expect(question.getByText("Casa será removido. Pode anular logo a seguir.")).toBeTruthy();
    await press("Cancelar");
    expect(goals.list()).toEqual([goal]);
  });

  it("is seen at once", async () => {
    await renderProfile({ goals: [goal], calls: { remove: forever } });
    await press("Remover Casa");
    expect(dialog()).toBeNull();
    expect(screen.queryByRole("heading", { name: "Casa" })).toBeNull();
  });

  it("of one that was changed meanwhile says so, and asks about it as it is now", async () => {
    const { goals } = await renderProfile({ goals: [goal] });
    goals.server.put("goals", { ...goal, name: "Casa de praia" });
    await press("Remover Casa");
    expect((await alert()).textContent).toBe("O registo foi alterado entretanto noutro lugar.");
    expect(dialog()?.textContent).toContain(
      "Casa de praia será removido. Pode anular logo a seguir.",
    );
    await press("Remover");
    await expect.poll(() => goals.list()).toEqual([]);
  });
});
