import type { Page } from "playwright-core";

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly currentRect: DOMRect }[];
};

/** Records layout shifts in a page, from its beginning. */
export const noteShifts = () => {
  const shifts: { readonly value: number; readonly what: string }[] = [];
  const describe = ({ sources }: Shift) =>
    sources
      .map(({ node, currentRect: { x, y } }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
        return `${name} to ${Math.round(x)},${Math.round(y)}`;
      })
      .join(" | ");
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[])
      if (!shift.hadRecentInput) shifts.push({ value: shift.value, what: describe(shift) });
  }).observe({ type: "layout-shift", buffered: true });
  Object.assign(globalThis, { shifts });
};

/** Returns the total layout shift of the page, as browsers count it, and its sources. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // The shifts of the last frame are reported after it.
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const { shifts } = globalThis as unknown as {
      shifts: readonly { readonly value: number; readonly what: string }[];
    };
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what}`),
    };
  });
