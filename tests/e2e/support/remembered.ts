import type { Page } from "playwright-core";

/**
 * The fields of a page whose content the browser writes to its disk, to show it again after a restart; but for those
 * that it fills in by itself: who somebody is.
 */
export const remembered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const saysNothing = /^(?:checkbox|radio|range|file|password|hidden)$/;
    const isFilledIn = /^(?:username|name|email|one-time-code)$/;
    const fields = document.querySelectorAll<
      HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    >("input, select, textarea");
    const isRemembered = (field: (typeof fields)[number]) => {
      if (saysNothing.test(field.type)) return false;
      const own = field instanceof HTMLSelectElement ? "" : field.autocomplete;
      return own === ""
        ? field.form?.autocomplete !== "off"
        : own !== "off" && !isFilledIn.test(own);
    };
    return [...fields]
      .filter(isRemembered)
      .map((field) => field.labels?.[0]?.textContent ?? field.getAttribute("aria-label") ?? "");
  });
