// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { KeptWrite } from "../../../src/application/outbox/kept-write.ts";
import { makeOutbox, type Outbox } from "../../../src/application/outbox/outbox.ts";
import { changeNamed, creation, uuid } from "../../support/kept-writes.ts";
import { forever } from "../support/promises.ts";
import { renderApp } from "../support/render-app.tsx";

afterEach(cleanup);

const REFUSED = { type: "rejected", status: 422, detail: "O limite é de dois objetivos." } as const;

/** An outbox in which writes wait for a network that never comes, or which does not open. */
async function outboxOf(writes: readonly KeptWrite[], isShut = false): Promise<Outbox> {
  let stored = writes;
  const outbox = makeOutbox({
    device: {
      read: async () => {
        if (isShut) throw new Error("an outbox of another version");
        return stored;
      },
      change: async (make) => (stored = make(stored)),
    },
    alone: (work) => work(),
    send: () => Promise.reject({ type: "offline" }),
    recovery: { wait: forever },
    clock: { now: () => 1 },
    writtenOf: () => null,
    confirmed: () => null,
    upToDate: async () => {},
    tell: () => {},
  });
  outbox.look();
  await expect
    .poll(() => outbox.getSnapshot())
    .toMatchObject({ isShut, queue: { length: writes.length } });
  return outbox;
}

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
    await renderApp({ outbox: await outboxOf([], true) });
    expect(await screen.findByText(/^Pode haver alterações por enviar/)).toBeTruthy();
    await userEvent.click(await button("Sair"));
    const question = within(await screen.findByRole("dialog", { name: "Sair sem enviar?" }));
    expect(question.getByText("O que ficou por enviar neste dispositivo perde-se.")).toBeTruthy();
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
    await expect
      .poll(() => outbox.getSnapshot().queue.map(({ call }) => call.change))
      .toEqual([changeNamed(2)]);
    await userEvent.click(list.getByRole("button", { name: "Tentar de novo" }));
    expect(await screen.findByText("Sem ligação · 1 por enviar")).toBeTruthy();
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
