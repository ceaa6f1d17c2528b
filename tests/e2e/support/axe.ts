import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Puts a theme on the page as the product does, and waits until every colour has arrived. */
const wear = (page: Page, theme: "dark" | "light") =>
  page.evaluate(async (dark) => {
    document.documentElement.classList.toggle("dark", dark);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme === "dark");

async function violations(axe: AxeBuilder, theme: string): Promise<readonly string[]> {
  // Without frames there is nothing to put together, for which axe would open a page of its own.
  const results = await axe.setLegacyMode().analyze();
  return results.violations.map(
    ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );
}

/** What axe has against the page: all of its rules in the dark, in the light those that look at colours. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await wear(page, "dark");
  const dark = await violations(new AxeBuilder({ page }), "dark");
  await wear(page, "light");
  const light = await violations(new AxeBuilder({ page }).withRules("color-contrast"), "light");
  return [...dark, ...light];
}
