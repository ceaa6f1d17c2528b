import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What has the focus, by the name that a screen reader says, and whether it can be seen that it has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const labels = (element as HTMLInputElement).labels ?? [];
    const label = [...labels].map((part) => part.textContent).join(" ");
    const name = element.getAttribute("aria-label") ?? (label || element.textContent);
    // A choice is drawn by its label, a big amount by the line below it.
    const ring = getComputedStyle(element.closest("label") ?? element);
    const line = getComputedStyle(element.parentElement ?? element);
    return {
      name: name.replaceAll(/\s+/g, " ").trim(),
      visible:
        (ring.outlineStyle !== "none" && ring.outlineWidth !== "0px") ||
        (element.matches("input") && line.boxShadow !== "none"),
    };
  });

/** More than any screen has controls. */
const PATIENCE = 80;

/** Goes on by Tab until a control has the focus, each on the way showing that it has it. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = (found: string) => (typeof name === "string" ? found === name : name.test(found));
  const passed: string[] = [];
  for (let presses = 0; presses < PATIENCE; presses += 1) {
    await page.keyboard.press("Tab");
    const focus = await focused(page);
    if (focus === null) continue;
    passed.push(focus.name);
    expect(focus).toEqual({ name: focus.name, visible: true });
    if (isThere(focus.name)) return;
  }
  expect(passed).toContain(name);
}

/** The name of what has the focus. */
export const focusOn = async (page: Page): Promise<string | undefined> =>
  (await focused(page))?.name;
