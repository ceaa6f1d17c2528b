// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Divide } from "../../../src/application/entries/division.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { TransactionDialogs } from "../../../src/ui/screens/transactions/TransactionDialogs.tsx";
import { startSignedInPage } from "../support/page-actors.ts";
import { failing } from "../support/promises.ts";
import { recordWith } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors } from "../support/test-actors.ts";

afterEach(cleanup);

const RECORD = { ...recordWith({ amount: cents(50_00), description: "Feira" }), revision: 3 };
const TITLE = { name: "Dividir movimento" };

async function open(divide: Divide, record = RECORD) {
  const page = await startSignedInPage();
  const actors = startTestActors(page, { divide });
  renderScreen(<TransactionDialogs categories={CATEGORIES} />, { page, actors });
  actors.division.ask(record);
  const dialog = within(await screen.findByRole("dialog", TITLE));
  return {
    notice: () => actors.toast.getSnapshot().context.notice,
    field: (name: string) => dialog.getByLabelText<HTMLInputElement>(name),
    press: (name: string) => userEvent.click(dialog.getByRole("button", { name })),
    says: (text: string) => dialog.queryByText(text, { exact: false }) !== null,
    alert: () => dialog.findByRole("alert"),
  };
}

describe("dividing a record", () => {
  it("sends its parts as they were typed, and says so once they are there", async () => {
    const divide = vi.fn<Divide>(async () => []);
    const { field, press, notice } = await open(divide);
    await userEvent.type(field("Valor da parte 1"), "10");
    await press("Mais uma parte");
    await userEvent.type(field("Valor da parte 2"), "20");
    await userEvent.selectOptions(field("Categoria da parte 2"), "Lazer");
    await userEvent.selectOptions(field("Categoria do resto"), "Não é meu: não contar");
    await press("Dividir");
    await expect.poll(() => screen.queryByRole("dialog", TITLE)).toBeNull();
    const part = { category: "Lazer", amount: 20_00, description: "Feira" };
    const division = { category: RECORD.category, amount: 10_00, parts: [part] };
    expect(divide.mock.calls).toMatchObject([["expense", RECORD.id, division, { seen: 3 }]]);
    expect(notice()).toMatchObject({ type: "transaction-divided" });
  });

  it("says what the record moved, and what becomes of a rest that is not counted", async () => {
    const divided = { ...RECORD, amount: cents(40_00), uncounted: cents(20_00) };
    const { field, says } = await open(async () => [], divided);
    expect(says("Feira · 40,00 €, mais 20,00 € que não contam")).toBe(true);
    expect(says("O resto não conta")).toBe(false);
    await userEvent.selectOptions(field("Categoria do resto"), "Não é meu: não contar");
    expect(says("O resto não conta nas despesas, mas saiu da conta na mesma.")).toBe(true);
  });

  it("that fails keeps what was typed, and is the same division when it is tried again", async () => {
    const divide = vi
      .fn<Divide>(async () => [])
      .mockImplementationOnce(failing({ type: "offline" }));
    const { field, press, alert } = await open(divide);
    await userEvent.type(field("Valor da parte 1"), "30");
    await press("Dividir");
    await alert();
    expect(field("Valor da parte 1").value).toBe("30");
    await press("Dividir");
    await expect.poll(() => screen.queryByRole("dialog", TITLE)).toBeNull();
    expect(divide.mock.calls[1]).toEqual(divide.mock.calls[0]);
  });

  it("of a record that somebody else has changed shows it as it is now, and divides that", async () => {
    const { revision: _, ...record } = { ...RECORD, amount: cents(51_00), category: "Lazer" };
    const current = {
      type: "transactions",
      kept: { record, revision: 7, removed: false },
    } as const;
    const divide = vi
      .fn<Divide>(async () => [])
      .mockImplementationOnce(failing({ type: "conflict", current, detail: "Foi alterado." }));
    const { field, press, says, alert } = await open(divide);
    await userEvent.type(field("Valor da parte 1"), "10");
    await press("Dividir");
    expect((await alert()).textContent).toBe("Foi alterado.");
    expect([says("Feira · 51,00 €"), says("41,00 €"), field("Categoria do resto").value]).toEqual([
      true,
      true,
      "Lazer",
    ]);
    expect(field("Valor da parte 1").value).toBe("10");
    await press("Dividir");
    await expect.poll(() => screen.queryByRole("dialog", TITLE)).toBeNull();
    const [first, second] = divide.mock.calls;
    expect(second?.[2]).toMatchObject({ amount: 10_00, parts: [{ amount: 41_00 }] });
    expect(second?.[3]).toMatchObject({ seen: 7 });
    expect(second?.[3].change).not.toBe(first?.[3].change);
  });
});
