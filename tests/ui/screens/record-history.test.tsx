// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RecordHistory as History } from "../../../src/application/versions/record-history.ts";
import type { WithRevision } from "../../../src/domain/ledger/stored-record.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, changeId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { AnyChange } from "../../../src/domain/versions/record-change.ts";
import { AppToast } from "../../../src/ui/screens/layout/AppToast.tsx";
import { RowActions } from "../../../src/ui/screens/movements/MovementCells.tsx";
import { RecordHistory } from "../../../src/ui/screens/versions/RecordHistory.tsx";
import { fakeRecordHistory } from "../../support/fakes/fake-record-history.ts";
import { toldAccount } from "../../support/forecast.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { failing, forever } from "../support/promises.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors } from "../support/test-actors.ts";
import { testLedger } from "../support/test-ledger.ts";

afterEach(cleanup);

const NOW = { ...recordWith({ description: "Jantar", amount: cents(1_250) }), revision: 3 };
const { revision: _, ...RECORD } = NOW;

/** A moment of 12 March 2026 in the zone of whoever reads it. */
const at = (minutes: number) => new Date(2026, 2, 12, 14, minutes).getTime();

const change = (
  minutes: number,
  before: Transaction | null,
  after: Transaction | null,
  told: Partial<AnyChange> = {},
): AnyChange => ({
  id: changeId(`change-${minutes}`),
  madeAt: at(minutes),
  by: "sistema",
  changeKind: before === null ? "created" : after === null ? "removed" : "changed",
  before,
  after,
  ...told,
});

const FIRST = { ...RECORD, amount: cents(1_200) };
const CHANGED = change(5, FIRST, RECORD);
const MADE = change(0, null, FIRST);

async function show(history: History, shown: WithRevision<Transaction> = NOW) {
  const page = await startSignedInPage();
  const account = { ...toldAccount(0, "2026-11-01"), id: accountId("cofre"), label: "Cofre" };
  const ledger = testLedger({ transactions: [RECORD], accounts: [account] });
  await ledger.open();
  const actors = startTestActors(page, { ledger, history });
  renderScreen(
    <>
      <RowActions transaction={shown} tabIndex={0} />
      <RecordHistory />
      <AppToast />
    </>,
    { page, actors, ledger },
  );
  await userEvent.click(screen.getByRole("button", { name: /^Mais ações/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Histórico de alterações" }));
  await screen.findByRole("dialog", { name: "Histórico de alterações" });
  return { ledger, user: page.session.getSnapshot().context.session?.user };
}

const list = () => screen.findByRole("list", { name: /^Alterações/ });
const items = async () => [...(await list()).children].map((item) => plain(item.textContent));
const ways = () => screen.queryAllByRole("button", { name: /^Voltar a esta versão/ });

describe("the history of a record", () => {
  it("is a sentence for each change, newest first, with what an amount was and is", async () => {
    await show(fakeRecordHistory([CHANGED, MADE]));
    expect(await items()).toEqual([
      "Alterado em 12/03/2026 às 14:05 de 12,00 € para 12,50 €Pela FinControlVersão atual",
      "Criado em 12/03/2026 às 14:00Pela FinControlVoltar a esta versão",
    ]);
  });

  it("has a line for every other field that changed, in the words of the form", async () => {
    const other = {
      ...RECORD,
      date: civilDate(2026, 3, 1),
      category: "Lazer",
      description: null,
      account: accountId("mealheiro"),
    };
    await show(fakeRecordHistory([change(5, other, RECORD)]));
    const [lines] = await items();
    expect(lines).toContain("Data: de 01/03/2026 para 20/11/2026");
    expect(lines).toContain("Categoria: de Lazer para Alimentação");
    expect(lines).toContain("Descrição: de (vazio) para «Jantar»");
    expect(lines).toContain("Conta: de mealheiro para Cofre");
  });

  it("says who made a change: oneself, another member, or somebody who is gone", async () => {
    const changes = [
      change(3, FIRST, RECORD, { by: "marta" }),
      change(2, RECORD, FIRST, { by: null }),
      change(1, FIRST, RECORD, { by: "ines" }),
    ];
    const { user } = await show(fakeRecordHistory(changes));
    const [by, gone, own] = await items();
    expect(by).toContain("Por marta");
    expect(gone).toContain("Por alguém que já saiu");
    expect(own).toContain(user?.username === "ines" ? "Por si" : "Por ines");
  });

  it("leads back to each version that is another than the present one, also to the one before all changes", async () => {
    await show(fakeRecordHistory([change(7, FIRST, RECORD), change(6, RECORD, FIRST), CHANGED]));
    await list();
    expect(ways().map((way) => way.getAttribute("aria-label"))).toEqual([
      "Voltar a esta versão: 12/03/2026 às 14:06",
      "Voltar a esta versão: Antes destas alterações",
    ]);
  });

  it("changes the record to what it was, without asking, and offers to undo that", async () => {
    const history = fakeRecordHistory([CHANGED, MADE]);
    const goBack = vi.spyOn(history, "goBack");
    const { ledger } = await show(history);
    await list();
    await userEvent.click(ways()[0] ?? document.body);
    expect(screen.queryByRole("dialog")).toBeNull();
    const [type, earlier, as] = goBack.mock.calls[0] ?? [];
    expect([type, earlier?.version, as?.seen]).toEqual(["transactions", FIRST, 3]);
    expect(await screen.findByText(/Despesa atualizada com sucesso!/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Anular" })).toBeDefined();
    expect(ledger.isWriting()).toBe(false);
  });

  it("says why going back was refused", async () => {
    const detail = "A categoria não existe.";
    const refusal = failing({ type: "rejected", status: 422, detail });
    await show(fakeRecordHistory([CHANGED, MADE], refusal));
    await list();
    await userEvent.click(ways()[0] ?? document.body);
    expect(await screen.findByText(detail)).toBeDefined();
  });

  it("is empty where nothing changed, and says that it is being loaded", async () => {
    await show(fakeRecordHistory([]));
    expect(await screen.findByText("Sem alterações nos últimos 30 dias.")).toBeDefined();
    cleanup();
    await show({ ...fakeRecordHistory([]), changesOf: forever });
    expect(screen.getByText("A carregar…")).toBeDefined();
  });

  it("says why it could not be loaded, without a network too, and is loaded again when asked", async () => {
    const history = fakeRecordHistory([MADE]);
    const changesOf = vi.spyOn(history, "changesOf").mockRejectedValueOnce({ type: "offline" });
    await show(history);
    await userEvent.click(await screen.findByRole("button", { name: "Tentar novamente" }));
    await list();
    expect(changesOf).toHaveBeenCalledTimes(2);
  });

  it("closes, and leaves the record as it is", async () => {
    const history = fakeRecordHistory([CHANGED, MADE]);
    const goBack = vi.spyOn(history, "goBack");
    await show(history);
    await list();
    await userEvent.click(screen.getByRole("button", { name: "Fechar" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(goBack).not.toHaveBeenCalled();
  });
});
