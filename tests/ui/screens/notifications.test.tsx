// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Notifications } from "../../../src/application/notifications/notifications.ts";
import type { Notification } from "../../../src/domain/notifications/notification.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { Bell } from "../../../src/ui/screens/layout/Bell.tsx";
import { AppToast } from "../../../src/ui/screens/layout/AppToast.tsx";
import { NotificationPopover } from "../../../src/ui/screens/layout/NotificationPopover.tsx";
import { fakeNotifications } from "../../support/fakes/fake-notifications.ts";
import { fakeRecurrences } from "../../support/fakes/fake-recurrences.ts";
import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { notificationWith } from "../../support/notifications.ts";
import { planned } from "../../support/recurrences.ts";
import { recordWith } from "../support/records.ts";
import { testLedger } from "../support/test-ledger.ts";
import { startSignedInPage } from "../support/page-actors.ts";
import { failing, forever } from "../support/promises.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors } from "../support/test-actors.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const RECORD = recordWith({ category: "Lazer" });

async function show(
  kept: readonly Notification[],
  calls: Partial<Notifications> = {},
  recurrences: readonly Recurrence[] = [],
) {
  const page = await startSignedInPage();
  const notifications = { ...fakeNotifications(kept), ...calls };
  const ledger = testLedger({ transactions: [RECORD], recurrences });
  await ledger.openRecords();
  const port = fakeRecurrences(ledger.server, { noteRevision: ledger.noteRevision });
  const settle = vi.spyOn(port, "settle");
  const actors = startTestActors(page, { notifications, recurrences: port, ledger });
  const screens = (
    <>
      <Bell />
      <NotificationPopover />
      <AppToast />
    </>
  );
  // Waited for, since the actors come late.
  await act(async () => void renderScreen(screens, { page, actors, ledger }));
  await screen.findByRole("heading", { name: "Notificações" });
  return { ...actors, notifications, settle };
}

const button = (name: string) => screen.queryByRole("button", { name });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const bell = () => document.querySelector<HTMLElement>("[aria-haspopup=dialog]");
const many = (count: number) => Array.from({ length: count }, () => notificationWith());

describe("the bell", () => {
  it.each([
    [0, "Notificações"],
    [1, "Notificações, 1 por ler1"],
    [9, "Notificações, 9 por ler9"],
    [10, "Notificações, 10 por ler9+"],
  ])("over %i unread notifications says so in words and as a badge", async (count, text) => {
    await show([...many(count), notificationWith({ read: true })]);
    await expect.poll(() => bell()?.textContent).toBe(text);
    expect(bell()?.querySelector("[aria-hidden]:not(svg)")?.textContent ?? "").toBe(
      text.replace(/^.*ler|^Notificações$/, ""),
    );
  });

  it("opens the notifications by the browser's own means", async () => {
    await show([]);
    const popover = screen.getByRole("dialog", { name: "Notificações" });
    expect(bell()?.getAttribute("popovertarget")).toBe(popover.id);
    expect(popover.getAttribute("popover")).toBe("auto");
  });
});

describe("a question after a planned movement", () => {
  const DAY = civilDate(2026, 11, 18);
  const GYM = planned({ description: "Ginásio", mode: "confirm", start: DAY });
  const asked = notificationWith({
    title: "Por confirmar: Ginásio",
    subject: { type: "recurrence", id: GYM.id, day: DAY },
  });

  it("is answered in the bell, with the amount that it came to, and asked no more", async () => {
    const { toast, settle } = await show([asked], {}, [GYM]);
    const amount = await screen.findByRole("textbox", { name: "Valor de Ginásio" });
    await userEvent.clear(amount);
    await userEvent.type(amount, "31");
    await press("Confirmar: Ginásio");
    await expect.poll(() => button("Confirmar: Ginásio")).toBeNull();
    const paid = { amount: 3100, date: DAY, record: "id-1" };
    expect(settle.mock.calls[0]?.slice(0, 3)).toEqual([GYM.id, DAY, paid]);
    expect(toast.getSnapshot().context.notice).toMatchObject({ news: "confirm" });
    expect(screen.getByRole("heading", { name: /Ginásio/ })).toBeTruthy();
  });

  it("is left out in the bell", async () => {
    const { settle } = await show([asked], {}, [GYM]);
    await press("Saltar: Ginásio");
    await expect.poll(() => button("Saltar: Ginásio")).toBeNull();
    expect(settle.mock.calls[0]?.[2]).toBeNull();
  });

  it("only tells what was planned where that has its answer", async () => {
    await show([asked]);
    expect(screen.getByRole("heading", { name: /Ginásio/ })).toBeTruthy();
    expect(button("Confirmar: Ginásio")).toBeNull();
  });
});

describe("the notifications", () => {
  it("say what they are, when they came, and in words which are unread", async () => {
    const unread = notificationWith({ title: "Objetivo alcançado", message: "Tem os 450,00 €." });
    await show([unread, notificationWith({ title: "Saldo negativo", read: true, createdAt: 0 })]);
    const items = await screen.findAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(
        /^Por ler: Objetivo alcançadoTem os 450,00 €\.\d\d\/11\/2026, \d\d:05$/,
      ),
      expect.stringMatching(/^Saldo negativo.*19(69|70), \d\d:\d\d$/),
    ]);
  });

  it.each([
    [{ type: "budgets", month: "2026-11" as YearMonth }, "/orcamento?mes=2026-11"],
    [{ type: "goal", id: goalId("gone") }, undefined],
    [
      { type: "expense", id: RECORD.id },
      "/historico?tipo=despesa&categoria=Lazer&dataInicio=2026-11-20&dataFim=2026-11-20&valorMin=12.5&valorMax=12.5",
    ],
  ] as const)("about %o lead there, as long as it is there", async (subject, address) => {
    await show([notificationWith({ title: "A", subject })]);
    const title = await screen.findByRole("heading", { name: /A$/ });
    expect(title.querySelector("a")?.getAttribute("href") ?? undefined).toBe(address);
  });

  it("that are followed are read, and go away", async () => {
    const subject = { type: "month", month: "2026-11" as YearMonth } as const;
    const { notifications } = await show([notificationWith({ title: "A", subject })]);
    const hide = vi.fn<() => void>();
    screen.getByRole("dialog", { name: "Notificações" }).hidePopover = hide;
    await userEvent.click(await screen.findByRole("link", { name: "A" }));
    expect(hide).toHaveBeenCalledOnce();
    await expect.poll(async () => (await notifications.list())[0]?.read).toBe(true);
  });

  it("that nobody has are an empty state, with nothing to mark", async () => {
    await show([]);
    expect(await screen.findByText("Nenhuma notificação")).toBeTruthy();
    expect([button("Marcar todas lidas"), screen.queryByRole("list")]).toEqual([null, null]);
  });

  it("that are all read can no more be marked", async () => {
    await show([notificationWith({ title: "A", read: true })]);
    expect(await screen.findByRole("button", { name: "Remover notificação: A" })).toBeTruthy();
    expect([button("Marcar todas lidas"), button("Marcar como lida: A")]).toEqual([null, null]);
  });

  it("are read one by one, and the focus stays in the one that was read", async () => {
    const { notifications } = await show([notificationWith({ title: "A" }), notificationWith()]);
    await press("Marcar como lida: A");
    await expect.poll(() => button("Marcar como lida: A")).toBeNull();
    expect((await notifications.list()).map(({ read }) => read)).toEqual([true, false]);
    expect(document.activeElement).toBe(button("Remover notificação: A"));
  });

  it("are removed one by one, and the focus goes on to a neighbour, at last to the popover", async () => {
    await show(["A", "B", "C"].map((title) => notificationWith({ title })));
    await press("Remover notificação: B");
    await expect.poll(() => button("Remover notificação: B")).toBeNull();
    expect(document.activeElement).toBe(button("Remover notificação: C"));
    await press("Remover notificação: C");
    await expect.poll(() => document.activeElement).toBe(button("Remover notificação: A"));
    await press("Remover notificação: A");
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("dialog"));
    expect(await screen.findByText("Nenhuma notificação")).toBeTruthy();
  });

  it("go one by one where a click is the second of two, or a key is held down", async () => {
    const { notifications } = await show(["A", "B"].map((title) => notificationWith({ title })));
    await press("Remover notificação: A");
    await expect.poll(() => button("Remover notificação: A")).toBeNull();
    const next = await screen.findByRole("button", { name: "Remover notificação: B" });
    expect(document.activeElement).toBe(next);
    fireEvent.click(next, { detail: 2 });
    expect(fireEvent.keyDown(next, { key: "Enter", repeat: true })).toBe(false);
    expect(next.getAttribute("aria-busy")).toBe("false");
    expect(await notifications.list()).toHaveLength(1);
  });

  it("are read all at once, which is told", async () => {
    const { notifications } = await show(many(2));
    await press("Marcar todas lidas");
    expect(await screen.findByText("Todas as notificações foram marcadas como lidas")).toBeTruthy();
    expect((await notifications.list()).every(({ read }) => read)).toBe(true);
    expect(button("Marcar todas lidas")).toBeNull();
  });

  it.each([
    ["Marcar como lida: A", "markRead"],
    ["Remover notificação: A", "remove"],
  ] as const)("take '%s' once while it is under way", async (name, call) => {
    const asked = vi.fn<() => Promise<void>>(forever);
    await show([notificationWith({ title: "A" })], { [call]: asked });
    await press(name);
    await press(name);
    await press("Remover notificação: A");
    expect(button(name)?.getAttribute("aria-busy")).toBe("true");
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("take 'Marcar todas lidas' once while it is under way", async () => {
    const markAllRead = vi.fn<() => Promise<void>>(forever);
    await show(many(1), { markAllRead });
    await press("Marcar todas lidas");
    await press("A marcar…");
    expect(markAllRead).toHaveBeenCalledTimes(1);
  });

  it("that could not be changed stay as they were, and it is told why", async () => {
    const remove = failing({ type: "rejected", status: 503, detail: "Em pausa." });
    await show([notificationWith({ title: "A" })], { remove });
    await press("Remover notificação: A");
    expect(await screen.findByText("Em pausa.")).toBeTruthy();
    expect(screen.getByText("Erro")).toBeTruthy();
    expect(button("Remover notificação: A")?.getAttribute("aria-disabled")).toBe("false");
  });

  it("that cannot be loaded bother nobody who does not look, and can be asked for again", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const list = vi.fn<Notifications["list"]>(failing({ type: "offline" }));
    const { toast } = await show([], { list });
    expect(await screen.findByText("Ainda não foi possível carregar as notificações")).toBeTruthy();
    list.mockImplementation(() => Promise.resolve([]));
    await press("Tentar novamente");
    expect(await screen.findByText("Nenhuma notificação")).toBeTruthy();
    expect(toast.getSnapshot().context.notice).toBeNull();
  });
});
