import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { DEVICES } from "./support/both-devices.ts";
import { sees, seesScreen } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { open, url } = setStage();

const HEADINGS = [
  ["/", "Dashboard"],
  ["/historico", "Histórico"],
  ["/despesas/", "Despesas"],
] as const;

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

describe("a product whose script is slow to come", () => {
  for (const { name, device, options } of DEVICES)
    it(
      `has its name and that of the screen at once, where they stay, on the ${name}`,
      options,
      async () => {
        const account = await makeAccount(url());
        for (const [path, screen] of HEADINGS) {
          const context = await open({ isNew: true, ...device, stored: storedFor(account) });
          const released = Promise.withResolvers<void>();
          await context.route("**/assets/SignedInApp-*.js", async (route) => {
            await released.promise;
            await route.continue();
          });
          const page = await context.newPage();
          await page.goto(path, { waitUntil: "commit" });
          await sees(heading(page, screen));
          await expect.poll(() => page.title()).toBe(`${screen} · FinControl`);
          await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
          await sees(
            page.getByText("FinControl", { exact: true }).filter({ visible: true }).first(),
          );
          const before = await heading(page, screen).boundingBox();
          released.resolve();
          await seesScreen(page, screen);
          const { x, y } = (await heading(page, screen).boundingBox()) ?? {};
          expect({ x, y }).toEqual({ x: before?.x, y: before?.y });
          await context.close();
        }
      },
    );
});

describe("a screen whose data are slow to come", () => {
  it("is named in the tab as soon as it is in the address", async () => {
    const account = await makeAccount(url());
    const page = await (await open({ stored: storedFor(account) })).newPage();
    await page.goto("/");
    await seesScreen(page, "Dashboard");
    const released = Promise.withResolvers<void>();
    await page.route("**/api/perfil*", async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.getByRole("complementary").getByRole("link", { name: "Perfil" }).click();
    await expect.poll(() => page.title()).toBe("Perfil · FinControl");
    released.resolve();
    await seesScreen(page, "Perfil");
  });
});
