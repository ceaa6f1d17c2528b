// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { UpdateState } from "../../src/application/device/product-update.ts";
import { startUpdate } from "../../src/composition/features/device/update.ts";
import { takeLaunch } from "../../src/infrastructure/browser/starting/tab-launch.ts";
import { fakeClock } from "../support/fakes/fake-clock.ts";
import { listeners } from "../support/fakes/listeners.ts";

const clock = fakeClock("2026-02-28");

type Entry = Parameters<typeof startUpdate>[0]["transactions"]["entry"];

function start() {
  const begun = vi.fn<() => void>();
  const changed = listeners();
  const written = listeners();
  let standing: UpdateState = "offered";
  let isWriting = false;
  let typed: { readonly mode: "create" | "edit"; readonly kind: string } | null = null;
  const snapshot = () => ({
    hasTag: () => typed !== null,
    context: { mode: { type: typed?.mode }, fields: { kind: typed?.kind } },
  });
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const stored = new Map<string, string>();
  const tab = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  const update = startUpdate({
    update: {
      getSnapshot: () => standing,
      subscribe: changed.listen,
      isOutdated: async () => false,
      begin: begun,
    },
    page: document,
    tab,
    clock,
    ledger: { isWriting: () => isWriting, subscribe: written.listen },
    transactions: { entry: { dialog: { getSnapshot: snapshot } } as unknown as Entry },
  });
  const becomesDue = async () => {
    standing = "due";
    changed.tell();
    await vi.advanceTimersByTimeAsync(0);
  };
  const write = (now: boolean) => {
    isWriting = now;
    written.tell();
  };
  const type = (mode: "create" | "edit", kind: string) => {
    typed = { mode, kind };
    document.body.innerHTML = "<dialog open><input /></dialog>";
    document.querySelector("input")?.focus();
  };
  const launch = () => takeLaunch({}, tab, clock.now());
  return { begun, reload, update, becomesDue, write, type, launch };
}

/** The pause between two looks, and some more. */
const look = () => vi.advanceTimersByTimeAsync(150);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a page whose newer version has begun", () => {
  it("is loaded anew at once where nothing is being done, and not before", async () => {
    const { reload, becomesDue, launch } = start();
    await look();
    expect(reload).not.toHaveBeenCalled();
    await becomesDue();
    expect(reload).toHaveBeenCalledOnce();
    expect(launch()).toBe(null);
  });

  it("waits until everything is written, also if the person wants it", async () => {
    const { begun, reload, update, becomesDue, write } = start();
    write(true);
    update.begin();
    expect(begun).toHaveBeenCalledOnce();
    await becomesDue();
    update.begin();
    await look();
    expect(reload).not.toHaveBeenCalled();
    write(false);
    await look();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ["a field has the focus", () => (document.body.innerHTML = "<input />")],
    ["a dialog is open", () => (document.body.innerHTML = "<dialog open></dialog>")],
    ["a file is being imported", () => history.replaceState(null, "", "/importar")],
  ])("waits while %s", async (_, begin) => {
    begin();
    document.querySelector("input")?.focus();
    const { reload, becomesDue } = start();
    await becomesDue();
    await look();
    expect(reload).not.toHaveBeenCalled();
    document.body.innerHTML = "";
    history.replaceState(null, "", "/");
    await look();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits for what was typed in a form, wherever the focus is now, until it is given up", async () => {
    document.body.innerHTML = "<form><input /><button></button></form><input />";
    const { reload, becomesDue } = start();
    const [field, filter] = document.querySelectorAll("input");
    for (const typed of [field, filter]) {
      if (typed) typed.value = "12,5";
      typed?.dispatchEvent(new Event("input", { bubbles: true }));
    }
    document.querySelector("button")?.focus();
    await becomesDue();
    await look();
    expect(reload).not.toHaveBeenCalled();
    if (field) field.value = "";
    await look();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits at a field that nobody typed in only while the window has the focus too", async () => {
    document.body.innerHTML = "<form><input value='9,99' /></form>";
    const { reload, becomesDue } = start();
    document.querySelector("input")?.focus();
    await becomesDue();
    await look();
    expect(reload).not.toHaveBeenCalled();
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    await look();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not wait once the person wants it, who was told that it does", async () => {
    history.replaceState(null, "", "/importar");
    const { reload, update, becomesDue } = start();
    update.begin();
    await becomesDue();
    await look();
    expect(reload).not.toHaveBeenCalled();
    update.begin();
    await look();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("opens a new entry again that was being typed, which is a draft", async () => {
    const { reload, becomesDue, type, launch } = start();
    type("create", "income");
    await becomesDue();
    expect(reload).toHaveBeenCalledOnce();
    expect(launch()).toEqual({ type: "entry", kind: "income", text: "" });
  });

  it("waits for the change of a record, and for a dialog over an entry", async () => {
    const { reload, becomesDue, type } = start();
    type("edit", "income");
    await becomesDue();
    await look();
    type("create", "income");
    document.body.innerHTML += "<dialog open></dialog>";
    await look();
    expect(reload).not.toHaveBeenCalled();
  });
});
