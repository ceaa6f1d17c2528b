// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RuleDraft } from "../../../src/domain/rules/rule.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import { refused } from "../../../src/domain/shared/result.ts";
import { importOf, lineNumber } from "../../server/support/imports.ts";
import { recordWith } from "../support/records.ts";
import { renderImport } from "../support/render-import.tsx";
import { seeScreen } from "../support/see-screen.ts";

afterEach(cleanup);

const rule = (contains: string, parts: Partial<RuleDraft> = {}): RuleDraft => ({
  contains,
  kind: "expense",
  category: "Transportes",
  leavesOut: false,
  description: null,
  position: 0,
  ...parts,
});

const RULES = [
  rule("galp", { description: "Gasóleo" }),
  rule("conta poupança", { category: null, leavesOut: true, position: 1 }),
];

async function open(begun: Parameters<typeof renderImport>[1]) {
  const app = await renderImport(refused({ type: "empty" }), begun);
  await seeScreen("Importar");
  return app;
}

const rows = () =>
  within(screen.getByRole("region", { name: "Regras" }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector("p")?.textContent);
const button = (name: string) => screen.getByRole("button", { name });
const more = async (contains: string, action: string) => {
  await userEvent.click(button(`Mais opções da regra «${contains}»`));
  const sheet = screen.getByRole("dialog", { name: `Contém «${contains}»` });
  await userEvent.click(within(sheet).getByRole("button", { name: action }));
};

describe("the rules of imports", () => {
  it("are listed in their order with what they do", async () => {
    await open({ rules: RULES });
    const [first, second] = within(screen.getByRole("region", { name: "Regras" })).getAllByRole(
      "listitem",
    );
    expect(first?.textContent).toContain("Saídas · Transportes · passa a chamar-se «Gasóleo»");
    expect(second?.textContent).toContain("Saídas · não contar");
  });

  it("change places by their buttons", async () => {
    await open({ rules: RULES });
    await userEvent.click(button("Descer a regra «galp»"));
    await expect.poll(rows).toEqual(["Contém «conta poupança»", "Contém «galp»"]);
    await userEvent.click(button("Subir a regra «galp»"));
    await expect.poll(rows).toEqual(["Contém «galp»", "Contém «conta poupança»"]);
  });

  it("are changed in the dialog that makes them", async () => {
    const { notices } = await open({ rules: RULES });
    await userEvent.click(button("Alterar a regra «galp»"));
    const dialog = screen.getByRole("dialog", { name: "Alterar regra" });
    const contains = within(dialog).getByLabelText(/contém/);
    await userEvent.clear(contains);
    await userEvent.type(contains, "repsol");
    await userEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
    await expect.poll(rows).toEqual(["Contém «repsol»", "Contém «conta poupança»"]);
    expect(notices).toEqual(["Regra alterada. Vale para o que importar a partir de agora."]);
  });

  it("that cannot be changed now keep what was typed", async () => {
    const { ledger, notices } = await open({ rules: RULES });
    await userEvent.click(button("Alterar a regra «galp»"));
    const dialog = screen.getByRole("dialog", { name: "Alterar regra" });
    const name = within(dialog).getByLabelText<HTMLInputElement>(/chamar-se/);
    await userEvent.clear(name);
    await userEvent.type(name, "Combustível");
    ledger.line.failure = { type: "offline" };
    await userEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
    await within(dialog).findByRole("alert");
    expect([name.value, notices]).toEqual(["Combustível", []]);
    ledger.line.failure = null;
    await userEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
    await screen.findByText(/passa a chamar-se «Combustível»/);
    expect(screen.queryByRole("dialog", { name: "Alterar regra" })).toBeNull();
  });

  it("are removed without a question", async () => {
    const { notices } = await open({ rules: RULES });
    await more("galp", "Remover");
    await expect.poll(rows).toEqual(["Contém «conta poupança»"]);
    expect(notices).toEqual(["Regra removida. O que ela fez fica como está."]);
  });

  it("say what they would change of the past, and change it only then", async () => {
    const record = recordWith({
      kind: "expense",
      category: "Outros",
      amount: 300 as Cents,
      description: "GALP Lisboa",
    });
    const { ledger, notices } = await open({ rules: RULES, transactions: [record] });
    await more("galp", "Aplicar aos movimentos antigos");
    const dialog = await screen.findByRole("dialog", { name: "Contém «galp»" });
    await within(dialog).findByText("1 registo muda");
    expect(within(dialog).getByText("Outros → Transportes")).toBeTruthy();
    expect(within(dialog).getByText("GALP Lisboa → Gasóleo")).toBeTruthy();
    expect(ledger.server.living("transactions")).toMatchObject([{ category: "Outros" }]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Aplicar" }));
    await expect.poll(() => notices).toEqual(["1 registo alterado"]);
    expect(ledger.server.living("transactions")).toMatchObject([
      { category: "Transportes", description: "Gasóleo" },
    ]);
  });

  it("that only leave out cannot be applied to the past", async () => {
    await open({ rules: RULES });
    await userEvent.click(button("Mais opções da regra «conta poupança»"));
    const apply = button("Aplicar aos movimentos antigos");
    expect(apply).toHaveProperty("disabled", true);
  });
});

describe("what an import has left out", () => {
  it("is shown, counts after all, and does not again", async () => {
    const lines = [lineNumber(0), lineNumber(1, { use: { type: "not-counted" } })];
    const [own, other] = [importOf(lines), importOf([lineNumber(2)])];
    const { imports, ledger } = await open({ imports: [own, other] });
    const asked = vi.spyOn(imports, "lines");
    const kept = () => ledger.server.living("transactions").length;
    await userEvent.click(button("Ver os não contados de extrato.csv"));
    const dialog = screen.getByRole("dialog", { name: "Não contados" });
    const text = "COMPRA 1 CONTINENTE LISBOA";
    await userEvent.click(await within(dialog).findByRole("button", { name: `Contar ${text}` }));
    const back = await within(dialog).findByRole("button", { name: `Não contar ${text}` });
    expect(kept()).toBe(3);
    await userEvent.click(back);
    await within(dialog).findByRole("button", { name: `Contar ${text}` });
    expect(kept()).toBe(2);
    expect(asked.mock.calls).toEqual([[{ import: own.id }]]);
  });
});
