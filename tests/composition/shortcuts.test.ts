// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { listenForShortcuts } from "../../src/composition/shortcuts.ts";

const opened: string[] = [];
listenForShortcuts({
  newEntry: (kind) => opened.push(kind),
  undo: (type) => opened.push(type),
});

/** Presses a key somewhere; answers whether the page keeps it from its usual effect. */
function press(key: string, where: EventTarget = document.body, modifiers: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", {
    key,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });
  where.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  press("x");
  opened.length = 0;
  document.body.innerHTML = "";
});

describe("the keys of a page", () => {
  it("open an income with N and R, an expense with N and D, in either case", () => {
    ["n", "r", "N", "D"].forEach((key) => press(key));
    expect(opened).toEqual(["income", "expense"]);
  });

  it("have their usual effect, but for the second of a shortcut", () => {
    expect([press("n"), press("r"), press("r")]).toEqual([false, true, false]);
  });

  it.each(["ctrlKey", "metaKey"] as const)("undo with %s and Z, and redo with Shift", (held) => {
    const taken = [{}, { shiftKey: true }].map((more) =>
      press(more.shiftKey ? "Z" : "z", document.body, { [held]: true, ...more }),
    );
    expect([taken, opened]).toEqual([
      [true, true],
      ["UNDO_LAST", "REDO"],
    ]);
  });

  it("undo nothing while somebody types, or a dialog is open", () => {
    document.body.innerHTML = "<input>";
    press("z", document.querySelector("input")!, { ctrlKey: true });
    document.body.innerHTML = "<dialog open></dialog>";
    press("z", document.body, { ctrlKey: true });
    expect(opened).toEqual([]);
  });

  it.each(["ctrlKey", "metaKey", "altKey", "repeat"] as const)("with %s are not heard", (held) => {
    press("n", document.body, { [held]: true });
    press("r");
    expect(opened).toEqual([]);
  });

  it.each(["input", "textarea", "select"])("typed into a field of type %s are not heard", (tag) => {
    const field = document.body.appendChild(document.createElement(tag));
    press("n", field);
    press("r", field);
    expect(opened).toEqual([]);
  });

  it("are not heard while a dialog is open", () => {
    document.body.innerHTML = "<dialog open></dialog>";
    press("n");
    press("r");
    expect(opened).toEqual([]);
  });

  it("that write nothing do not come between the two", () => {
    ["n", "Shift", "r"].forEach((key) => press(key));
    expect(opened).toEqual(["income"]);
  });
});
