// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeCategories } from "../../support/fakes/fake-categories.ts";
import { showCategories } from "../support/categories.tsx";
import { failing, forever } from "../support/promises.ts";
import { recordWith } from "../support/records.ts";

afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const dialog = () => screen.queryByRole("dialog");
const list = (name: string) => screen.getByRole("region", { name });
const names = (kind: "despesa" | "receita" = "despesa") =>
  within(list(`Categorias de ${kind}`))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("p")?.textContent);
const row = (name: string) => {
  const found = screen
    .getAllByRole("listitem")
    .find((item) => item.querySelector("p")?.textContent === name);
  if (found === undefined) throw new Error(`no row ${name}`);
  return found;
};

async function act(name: string, action: string | RegExp) {
  await userEvent.click(button(`Mais sobre a categoria ${name}`));
  await userEvent.click(within(dialog() as HTMLElement).getByRole("button", { name: action }));
}

const leisure = () => recordWith({ kind: "expense", category: "Lazer" });

describe("the screen of categories", () => {
  it("lists both kinds in their order, each with what it is about and how much is in it", async () => {
    await showCategories(fakeCategories({ transactions: [leisure(), leisure()] }));
    expect(names().slice(0, 3)).toEqual(["Habitação", "Alimentação", "Transportes"]);
    expect(names("receita")[0]).toBe("Salário");
    expect(row("Lazer").textContent).toContain("2 registos");
    expect(row("Serviços").textContent).toContain("Água, luz, gás e comunicações · Fixa");
  });

  it("adds a category at the end, with all that was chosen for it", async () => {
    const categories = fakeCategories();
    await showCategories(categories);
    await userEvent.click(button("Nova categoria de despesa"));
    const form = within(screen.getByRole("dialog", { name: "Nova categoria de despesa" }));
    await userEvent.type(form.getByRole("textbox", { name: "Nome" }), "  Carro   velho ");
    await userEvent.selectOptions(
      form.getByRole("combobox", { name: "Tipo de gasto" }),
      "Transportes",
    );
    await userEvent.click(form.getByRole("checkbox", { name: "Fixa" }));
    await userEvent.click(form.getByRole("radio", { name: "Azul" }));
    await userEvent.click(form.getByRole("radio", { name: "Carro" }));
    await userEvent.click(form.getByRole("button", { name: "Guardar" }));
    expect(await screen.findByText("Categoria criada com sucesso!")).toBeTruthy();
    expect(names().at(-1)).toBe("Carro velho");
    expect(categories.server.living("categories").at(-1)).toMatchObject({
      kind: "expense",
      name: "Carro velho",
      role: "transport",
      fixed: true,
      colour: "blue",
      icon: "car",
    });
  });

  it("asks for a name, and sends nothing without one", async () => {
    const create = vi.fn<ReturnType<typeof fakeCategories>["create"]>(forever);
    await showCategories({ ...fakeCategories(), create });
    await userEvent.click(button("Nova categoria de receita"));
    await userEvent.click(button("Guardar"));
    expect(screen.getByRole("alert").textContent).toBe("Por favor, dê um nome à categoria.");
    expect(create).not.toHaveBeenCalled();
  });

  it("shows a new name before it is confirmed, and brings a taken one back with the reason", async () => {
    await showCategories(fakeCategories());
    await userEvent.click(button("Editar a categoria Lazer"));
    const name = screen.getByRole("textbox", { name: "Nome" });
    await userEvent.clear(name);
    await userEvent.type(name, "saude");
    await userEvent.click(button("Guardar"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      serverProblems["category-name-taken"],
    );
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nome" }).value).toBe("saude");
    await userEvent.clear(screen.getByRole("textbox", { name: "Nome" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Nome" }), "Tempo livre");
    await userEvent.click(button("Guardar"));
    expect(names()).toContain("Tempo livre");
    expect(names()).not.toContain("Lazer");
  });

  it("moves a category by its buttons, and none beyond the ends", async () => {
    const categories = fakeCategories();
    await showCategories(categories);
    expect(button("Mover Habitação para cima").getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(button("Mover Habitação para baixo"));
    expect(names().slice(0, 2)).toEqual(["Alimentação", "Habitação"]);
    await userEvent.click(
      await screen.findByRole("button", { name: "Mover Transportes para cima" }),
    );
    expect(names().slice(0, 3)).toEqual(["Alimentação", "Transportes", "Habitação"]);
  });

  it("moves a category that is drawn to another place", async () => {
    await showCategories(fakeCategories());
    const dataTransfer = { effectAllowed: "", setData: () => undefined };
    fireEvent.dragStart(row("Saúde"), { dataTransfer });
    fireEvent.dragOver(row("Habitação"), { dataTransfer });
    fireEvent.drop(row("Habitação"), { dataTransfer });
    await waitFor(() => expect(names().slice(0, 2)).toEqual(["Saúde", "Habitação"]));
  });

  it("archives a category and takes it back, and offers to undo either", async () => {
    await showCategories(fakeCategories());
    await act("Lazer", "Arquivar");
    expect(row("Lazer").textContent).toContain("Arquivada");
    expect(await screen.findByText(/^Categoria arquivada\./)).toBeTruthy();
    expect(button("Anular")).toBeTruthy();
    await act("Lazer", "Voltar a usar");
    await waitFor(() => expect(row("Lazer").textContent).not.toContain("Arquivada"));
  });

  it("removes a category that nothing is in, and offers to undo it", async () => {
    await showCategories(fakeCategories({ transactions: [leisure()] }));
    await act("Saúde", "Remover");
    expect(await screen.findByText("Categoria removida com sucesso!")).toBeTruthy();
    expect(names()).not.toContain("Saúde");
    await userEvent.click(button("Mais sobre a categoria Lazer"));
    expect(
      within(dialog() as HTMLElement).getByRole<HTMLButtonElement>("button", { name: "Remover" })
        .disabled,
    ).toBe(true);
  });

  it("undoes from the toast what it has told", async () => {
    const { overlays } = await showCategories(fakeCategories());
    const asked = vi.spyOn(overlays.undo, "send");
    await act("Saúde", "Remover");
    await userEvent.click(await screen.findByRole("button", { name: "Anular" }));
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      type: "UNDO",
      undone: { type: "change", change: "id-1" },
    });
    expect(await screen.findByText("Alteração anulada.")).toBeTruthy();
  });

  it("says what will move before it merges, and shows what has", async () => {
    const { ledger } = await showCategories(
      fakeCategories({ transactions: [leisure(), leisure()] }),
    );
    await act("Lazer", "Juntar a outra…");
    const asking = within(screen.getByRole("dialog", { name: "Juntar «Lazer» a outra categoria" }));
    expect(asking.getByText(/^Mudam de categoria: 2 registos e nenhum orçamento\./)).toBeTruthy();
    const options = asking.getAllByRole("option", { hidden: true }).map((one) => one.textContent);
    expect(options).not.toContain("Lazer");
    expect(options).not.toContain("Salário");
    await userEvent.selectOptions(asking.getByRole("combobox", { name: "Juntar a" }), "Saúde");
    await userEvent.click(asking.getByRole("button", { name: "Juntar" }));
    expect(await screen.findByText("A categoria «Lazer» foi junta à outra.")).toBeTruthy();
    await waitFor(() => expect(row("Saúde").textContent).toContain("2 registos"));
    expect(names()).not.toContain("Lazer");
    expect(ledger.isWriting()).toBe(false);
  });

  it("keeps the question open with the reason when merging failed", async () => {
    await showCategories({ ...fakeCategories(), mergeInto: failing({ type: "offline" }) });
    await act("Lazer", "Juntar a outra…");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Juntar a" }), "Saúde");
    await userEvent.click(button("Juntar"));
    expect((await screen.findByRole("alert")).textContent).toBe("No response from server");
  });

  it("tells why an arrangement failed, and shows what is", async () => {
    await showCategories({ ...fakeCategories(), update: failing({ type: "offline" }) });
    await act("Lazer", "Arquivar");
    expect(await screen.findByText("No response from server")).toBeTruthy();
    expect(row("Lazer").textContent).not.toContain("Arquivada");
  });
});
