import type { Page } from "playwright-core";

/** Returns the elements beyond the right edge of the page, or of its dialog, that would need horizontal scrolling. */
export const overflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .flatMap((box) => {
        const edge = box.getBoundingClientRect().left + box.clientLeft + box.clientWidth;
        return [...box.querySelectorAll("*")]
          .filter((element) => element.getBoundingClientRect().right > edge + 1)
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
      }),
  );
