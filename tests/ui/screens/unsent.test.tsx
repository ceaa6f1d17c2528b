// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { asWritten } from "../../../src/domain/ledger/written.ts";
import { UNSENT } from "../../../src/domain/ledger/revision.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { recurrenceCall } from "../../support/captured-call.ts";
import { changeNamed, creation, kept, undo, uuid } from "../../support/kept-writes.ts";
import { planned } from "../../support/recurrences.ts";
import { outboxOf, shutOutbox } from "../support/outbox.ts";
import { plain, recordWith } from "../support/records.ts";
import { renderApp } from "../support/render-app.tsx";

afterEach(cleanup);

const REFUSED = { type: "rejected", status: 422, detail: "O limite é de dois objetivos." } as const;

const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("writes that wait on the device", () => {
  it("are counted in the frame", async () => {
    const outbox = await outboxOf([
      creation(1, uuid(1)),
      creation(2, uuid(2)),
      creation(3, uuid(3)),
    ]);
    await renderApp({ outbox });
    expect(await screen.findByText("Sem ligação · 3 por enviar")).toBeTruthy();
  });

  it("may be in what does not open: that is said, and asked about before signing out", async () => {
    const { page } = await renderApp({ outbox: await shutOutbox() });
    expect(await screen.findByText(/^Pode haver alterações por enviar/)).toBeTruthy();
    await userEvent.click(await button("Sair"));
    const question = within(await screen.findByRole("dialog", { name: "Sair sem enviar?" }));
    expect(question.getByText(/^Pode haver alterações por enviar neste dispositivo/)).toBeTruthy();
    await userEvent.click(question.getByRole("button", { name: "Sair na mesma" }));
    await expect.poll(() => page.session.getSnapshot().status).toBe("done");
  });

  it("are listed in the order of entering, with what they do and when they were entered", async () => {
    const rent = { ...planned({ id: uuid(9), start: civilDate(2026, 11, 5) }), revision: 3 };
    const calls = await Promise.all([
      recurrenceCall(2, (port, as) => port.settle(rent.id, civilDate(2026, 12, 5), null, as)),
      recurrenceCall(3, (port, as) => port.change(rent.id, { scope: "all" }, { paused: true }, as)),
    ]);
    const before = asWritten("recurrences", rent);
    const written = asWritten("transactions", {
      ...recordWith({ description: "Jantar", amount: cents(12_50) }),
      revision: UNSENT,
    });
    const writes = [
      creation(1, uuid(1), { written }),
      ...calls.map((call) => kept(call, { before, at: Date.UTC(2026, 10, 20, 12) })),
      undo(4, 7),
    ];
    const outbox = await outboxOf(writes);
    await renderApp({ outbox });
    await userEvent.click(await button("Sem ligação · 4 por enviar"));
    const list = within(await screen.findByRole("dialog", { name: "Por enviar" }));
    const items = list.getAllByRole("listitem").map((item) => plain(item.textContent));
    expect(items).toEqual([
      expect.stringMatching(/^Acrescentar Jantar · 12,50 €/),
      expect.stringMatching(/^Saltar Renda de 5 de dezembro20\/11\/2026, \d\d:00$/),
      expect.stringMatching(/^Pausar Renda/),
      expect.stringMatching(/^Anular uma alteração/),
    ]);
    await userEvent.click(list.getByRole("button", { name: "Fechar" }));
    expect(screen.queryByRole("dialog", { name: "Por enviar" })).toBeNull();
  });

  it("are counted where the network is back and they wait for a refused one", async () => {
    const outbox = await outboxOf([
      { ...creation(1, uuid(1)), refusal: REFUSED },
      creation(2, uuid(2), {}, { conta: uuid(1) }),
    ]);
    await renderApp({ outbox });
    await userEvent.click(await button("1 por enviar"));
    const list = within(await screen.findByRole("dialog", { name: "Por enviar" }));
    expect(list.getByText("Espera pelo que não foi possível guardar.")).toBeTruthy();
  });

  it("that were refused are listed with their sentence, and given up one by one", async () => {
    const writes = [1, 2].map((n) => ({ ...creation(n, uuid(n)), refusal: REFUSED }));
    const outbox = await outboxOf(writes);
    await renderApp({ outbox });
    await userEvent.click(await button("Não foi possível guardar (2)"));
    const list = within(await screen.findByRole("dialog", { name: "Não foi possível guardar" }));
    expect(list.getAllByText("O limite é de dois objetivos.")).toHaveLength(2);
    const [first] = list.getAllByRole("button", { name: "Descartar" });
    if (first !== undefined) await userEvent.click(first);
    const question = within(await screen.findByRole("dialog", { name: "Descartar?" }));
    expect(question.getByText("«Acrescentar» perde-se: não fica no lixo.")).toBeTruthy();
    expect(outbox.getSnapshot().queue).toHaveLength(2);
    await userEvent.click(question.getByRole("button", { name: "Descartar" }));
    await expect
      .poll(() => outbox.getSnapshot().queue.map(({ call }) => call.change))
      .toEqual([changeNamed(2)]);
    expect(await screen.findByText("Descartado.")).toBeTruthy();
    await userEvent.click(list.getByRole("button", { name: "Tentar de novo" }));
    expect(await screen.findByText("Sem ligação · 1 por enviar")).toBeTruthy();
  });

  it("that were refused are tried again once, and their end is told", async () => {
    const answers: PromiseWithResolvers<number | null>[] = [];
    const outbox = await outboxOf([{ ...creation(1, uuid(1)), refusal: REFUSED }], () => {
      const answer = Promise.withResolvers<number | null>();
      answers.push(answer);
      return answer.promise;
    });
    await renderApp({ outbox });
    await userEvent.click(await button("Não foi possível guardar (1)"));
    const list = within(await screen.findByRole("dialog", { name: "Não foi possível guardar" }));
    await userEvent.click(list.getByRole("button", { name: "Tentar de novo" }));
    await userEvent.click(await list.findByRole("button", { name: "A enviar…" }));
    expect(list.getByRole("button", { name: "Descartar" }).matches(":disabled")).toBe(true);
    answers[0]?.reject(REFUSED);
    await userEvent.click(await list.findByRole("button", { name: "Tentar de novo" }));
    // The toast alone: the row is on its way once more.
    expect(await screen.findAllByText(REFUSED.detail)).toHaveLength(1);
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.resolve(5);
    expect(await screen.findByText("Guardado.")).toBeTruthy();
    expect(outbox.getSnapshot().queue).toEqual([]);
  });

  it("are asked about before signing out, and nothing is asked where there are none", async () => {
    const outbox = await outboxOf([creation(1, uuid(1))]);
    const { actors, page } = await renderApp({ outbox });
    await userEvent.click(await button("Sair"));
    const question = within(await screen.findByRole("dialog", { name: "Sair sem enviar?" }));
    expect(question.getByText("1 alteração por enviar perde-se.")).toBeTruthy();
    await userEvent.click(question.getByRole("button", { name: "Esperar" }));
    expect(screen.queryByRole("dialog", { name: "Sair sem enviar?" })).toBeNull();
    expect(actors.unsent.leave.getSnapshot().hasTag("asking")).toBe(false);
    await outbox.discard(changeNamed(1));
    await userEvent.click(await button("Sair"));
    await expect.poll(() => page.session.getSnapshot().status).toBe("done");
  });
});
