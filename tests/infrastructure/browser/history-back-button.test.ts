import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { historyBackButton } from "../../../src/infrastructure/browser/history-back-button.ts";

type Entry = { readonly state: unknown; readonly href: string };

/** A window of which only the history is there: entries, and steps that are taken a while after they were asked for. */
function emptyWindow() {
  const entries: Entry[] = [{ state: { key: "before" }, href: "/before" }];
  let at = 0;
  const waiting: (() => void)[] = [];
  const listeners: ((event: Event) => void)[] = [];
  const heard: string[] = [];
  const step = (by: number) => {
    const to = at + by;
    if (to < 0 || to >= entries.length) return;
    at = to;
    const event = new Event("popstate");
    let isStopped = false;
    event.stopImmediatePropagation = () => {
      isStopped = true;
    };
    for (const listener of listeners) listener(event);
    if (!isStopped) heard.push(entries[at]?.href ?? "");
  };
  class FakeHistory {
    get state() {
      return entries[at]?.state;
    }
    pushState(state: unknown) {
      entries.splice(at + 1, Infinity, { state, href: entries[at]?.href ?? "" });
      at += 1;
    }
    go(by: number) {
      waiting.push(() => step(by));
    }
  }
  const history = new FakeHistory();
  const location = {
    get href() {
      return entries[at]?.href ?? "";
    },
  };
  const page = {
    history,
    location,
    addEventListener: (_: string, listener: (event: Event) => void) => listeners.push(listener),
    setTimeout: (work: () => void) => waiting.push(work),
  };
  return {
    page: page as unknown as Parameters<typeof historyBackButton>[0],
    /** What the router has been told of. */
    heard,
    href: () => location.href,
    depth: () => at,
    visit: (href: string) => {
      entries.splice(at + 1, Infinity, { state: { key: href }, href });
      at += 1;
    },
    back: (steps = 1) => step(-steps),
    /** The document goes, the entries stay. */
    reload: () => {
      listeners.length = 0;
      waiting.length = 0;
    },
    /** Everything that was put off comes to pass. */
    rest: () => {
      for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) work();
    },
  };
}

function aPage() {
  const browser = emptyWindow();
  browser.visit("/here");
  const backButton = historyBackButton(browser.page);
  browser.rest();
  const open: string[] = [];
  const closers = new Map<string, () => void>();
  const close = (name: string) => {
    open.splice(open.indexOf(name), 1);
    closers.get(name)?.();
  };
  const lay = (name: string) => {
    open.push(name);
    closers.set(
      name,
      backButton.closes(() => close(name)),
    );
  };
  return { ...browser, open, lay, close };
}

describe("a step back", () => {
  it("takes away what lies on top, one thing a step, and stays on the page", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), (count) => {
        const { lay, back, rest, open, href, heard } = aPage();
        for (let index = 0; index < count; index += 1) {
          lay(`${index}`);
          rest();
        }
        for (let left = count - 1; left >= 0; left -= 1) {
          back();
          rest();
          expect(open).toHaveLength(left);
          expect(href()).toBe("/here");
        }
        expect(heard).toEqual([]);
        back();
        expect(href()).toBe("/before");
        expect(heard).toEqual(["/before"]);
      }),
    );
  });

  it("has as many steps before it leaves the page as things are open, whatever came and went", () => {
    const action = fc.constantFrom("lay", "close top", "close first", "back", "swap");
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const { lay, close, back, rest, open, href, heard } = aPage();
        actions.forEach((wanted, index) => {
          const name = `${index}`;
          if (wanted === "lay") lay(name);
          else if (open.length === 0) return;
          else if (wanted === "back") back();
          else {
            close(wanted === "close first" ? (open[0] ?? "") : (open.at(-1) ?? ""));
            if (wanted === "swap") lay(name);
          }
          rest();
        });
        for (let left = open.length - 1; left >= 0; left -= 1) {
          back();
          rest();
          expect(open).toHaveLength(left);
          expect([href(), heard]).toEqual(["/here", []]);
        }
        back();
        rest();
        expect([href(), heard]).toEqual(["/before", ["/before"]]);
      }),
    );
  });

  it("is never made by what closes, which would break off a way to another page", () => {
    const { lay, close, rest, depth } = aPage();
    lay("menu");
    rest();
    const there = depth();
    close("menu");
    rest();
    expect(depth()).toBe(there);
  });

  it("over an entry of something that a link has closed leads to the page before, and then further", () => {
    const { lay, close, visit, back, rest, href, heard } = aPage();
    lay("menu");
    rest();
    close("menu");
    visit("/there");
    rest();
    back();
    rest();
    expect([href(), heard]).toEqual(["/here", ["/here"]]);
    back();
    rest();
    expect([href(), heard]).toEqual(["/before", ["/here", "/before"]]);
  });

  it("closes what is open on the page to which another one was left", () => {
    const { lay, close, visit, back, rest, open, href } = aPage();
    lay("menu");
    rest();
    close("menu");
    visit("/there");
    lay("dialog");
    rest();
    back();
    rest();
    expect([href(), open]).toEqual(["/there", []]);
    back();
    rest();
    expect(href()).toBe("/here");
  });

  it("that leads to another page closes all, and the router hears of it", () => {
    const { lay, back, rest, open, href, heard } = aPage();
    lay("one");
    back(2);
    rest();
    expect([href(), open, heard]).toEqual(["/before", [], ["/before"]]);
  });

  it("leaves the page at once when it was loaded again under something open", () => {
    const { page, reload, lay, back, rest, href } = aPage();
    for (const name of ["dialog", "question"]) lay(name);
    rest();
    reload();
    historyBackButton(page);
    rest();
    expect(href()).toBe("/here");
    back();
    rest();
    expect(href()).toBe("/before");
  });
});
