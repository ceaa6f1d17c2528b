import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Frame, Page } from "playwright-core";

type Theme = "dark" | "light";

/** The rules about colours, which alone depend on the theme. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Loads axe into a frame that does not have it yet. */
const bringAxe = async (frame: Frame) => {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(AXE);
};

/** Sets a theme as the product does, and waits until all colour transitions have ended. */
const wear = (page: Page, theme: Theme) =>
  page.evaluate(async (dark) => {
    document.documentElement.classList.toggle("dark", dark);
    // A finished transition may start another one, of an inherited colour.
    for (let under = document.getAnimations(); under.length > 0; under = document.getAnimations())
      await Promise.allSettled(under.map(({ finished }) => finished));
  }, theme === "dark");

/** Returns the violations that axe finds in the page. */
async function violations(page: Page, theme: Theme, only: RunOptions = {}) {
  await wear(page, theme);
  const found = await page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as typeof globalThis & {
        readonly axe: { run: (context: Node, options: RunOptions) => Promise<AxeResults> };
      };
      const results = await axe.run(document, options);
      return results.violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ html }) => html),
      }));
    },
    { resultTypes: ["violations"], ...only } satisfies RunOptions,
  );
  return found.map(({ id, where }) => `${theme}: ${id}: ${where.join(" | ")}`);
}

/** Returns axe's violations of the page: of all rules in the dark theme, of the colour rules in the light one. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await Promise.all(page.frames().map(bringAxe));
  const dark = await violations(page, "dark");
  const light = await violations(page, "light", { runOnly: OF_COLOURS });
  return [...dark, ...light];
}
