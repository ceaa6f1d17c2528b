import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Returns the accessible name of the focused control, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const labels = (element as HTMLInputElement).labels ?? [];
    const label = [...labels].map((part) => part.textContent).join(" ");
    const name = element.getAttribute("aria-label") ?? (label || element.textContent);
    // A choice shows its focus on its label, a big amount on the line below it.
    const ring = getComputedStyle(element.closest("label") ?? element);
    const line = getComputedStyle(element.parentElement ?? element);
    return {
      name: name.replaceAll(/\s+/g, " ").trim(),
      visible:
        (ring.outlineStyle !== "none" && ring.outlineWidth !== "0px") ||
        (element.matches("input") && line.boxShadow !== "none"),
    };
  });

/** More than the controls of any screen. */
const MAX_PRESSES = 80;

/** Presses Tab until a control is focused; each one on the way must show its focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = (found: string) => (typeof name === "string" ? found === name : name.test(found));
  const passed: string[] = [];
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press("Tab");
    const focus = await focused(page);
    if (focus === null) continue;
    passed.push(focus.name);
    expect(focus).toEqual({ name: focus.name, visible: true });
    if (isThere(focus.name)) return;
  }
  expect(passed).toContain(name);
}

/** Returns the accessible name of the focused control. */
export const focusOn = async (page: Page): Promise<string | undefined> =>
  (await focused(page))?.name;
