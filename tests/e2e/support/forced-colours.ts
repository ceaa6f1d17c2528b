import type { ElementHandle, Page } from "playwright-core";

const CHOSEN =
  '[aria-current], [aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], input:checked';

/** What shows the state of an element: a radio button or a box may be hidden in its label. */
const placeOf = (element: ElementHandle<Element>) =>
  element.evaluateHandle((one) => (one.matches("input") ? (one.closest("label") ?? one) : one));

/** Takes the state of an element from it without telling the product, or gives it back. */
const toggle = (element: ElementHandle<Element>, state: readonly (readonly [string, string])[]) =>
  element.evaluate(
    (one, [attributes]) => {
      if (one instanceof HTMLInputElement) one.checked = !one.checked;
      for (const [name, value] of attributes) {
        if (one.hasAttribute(name)) one.removeAttribute(name);
        else one.setAttribute(name, value);
      }
    },
    [state] as const,
  );

const stateOf = (element: ElementHandle<Element>) =>
  element.evaluate((one) =>
    ["aria-current", "aria-selected", "aria-pressed", "aria-checked"].flatMap((name) => {
      const value = one.getAttribute(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );

/** Whether a reader can come to an element: it is shown, and no dialog lies over it. */
const isWithinReach = (element: ElementHandle<Element>) =>
  element.evaluate((one) => {
    const dialog = document.querySelector("dialog:modal");
    const place = one.matches("input") ? (one.closest("label") ?? one) : one;
    return place.checkVisibility() && (dialog === null || dialog.contains(one));
  });

/** Whether something lies over an element, such as a bar that stays at an edge of a short page. */
const isCovered = (place: ElementHandle<Element>) =>
  place.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen === null || !(one.contains(seen) || seen.contains(one));
  });

/** How many elements of one look are tried: a list draws only the rows that are near. */
const MAX_ALIKE = 2;

const lookOf = (element: ElementHandle<Element>) =>
  element.evaluate((one) => `${one.tagName} ${one.className} ${one.parentElement?.className}`);

/** The elements that look the same with and without their state. */
async function sameWithoutState(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const tried = new Map<string, number>();
  for (const element of await page.$$(CHOSEN)) {
    const look = await lookOf(element);
    const alike = tried.get(look) ?? 0;
    if (alike >= MAX_ALIKE || !(await isWithinReach(element))) continue;
    const place = (await placeOf(element)).asElement();
    if (place === null) continue;
    const state = await stateOf(element);
    // As little as possible: a list draws other rows after a long way.
    await place.evaluate((one) => one.scrollIntoView({ block: "nearest" }));
    if (await isCovered(place)) continue;
    tried.set(look, alike + 1);
    const chosen = await place.screenshot({ animations: "disabled" });
    await toggle(element, state);
    const other = await place.screenshot({ animations: "disabled" });
    await toggle(element, state);
    if (chosen.equals(other))
      found.push(await place.evaluate((one) => one.outerHTML.slice(0, 160)));
  }
  return found;
}

/** The marks without words, such as the squares of a legend, whose own colour is not drawn. */
const colourlessMarks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("span, i, dt, li")].flatMap((element) =>
      ["", "::before", "::after"].flatMap((part) => {
        const look = getComputedStyle(element, part);
        const { width, height } = element.getBoundingClientRect();
        const isMark =
          part === ""
            ? element.childElementCount === 0 && element.textContent === ""
            : /^["]["]$/.test(look.content);
        const hasColour = !look.backgroundColor.endsWith(", 0)");
        const isShown = width > 2 && height > 2 && look.animationName === "none";
        return isMark && hasColour && isShown && look.forcedColorAdjust !== "none"
          ? [`${element.outerHTML.slice(0, 160)}${part}`]
          : [];
      }),
    ),
  );

/** Returns what cannot be told where a reader's own colours replace all others, as in Windows' high contrast. */
export async function lostInForcedColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const lost = [...(await sameWithoutState(page)), ...(await colourlessMarks(page))];
  await page.emulateMedia({ forcedColors: "none" });
  return lost;
}
