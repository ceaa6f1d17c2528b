import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, PASSWORD, storedFor } from "./support/accounts.ts";
import { dialog, openExpense, save, typed } from "./support/entry-form.ts";
import { control, pathOf, sees, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { visit, url } = setStage();

type Manifest = {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly params: Readonly<Record<"title" | "text" | "url", string>>;
  };
};

const manifest = async () => (await (await fetch(`${url()}/site.webmanifest`)).json()) as Manifest;

const shortcut = async (name: string) => {
  const { shortcuts } = await manifest();
  return shortcuts.find((one) => one.name === name)?.url ?? "";
};

/** The address that a device opens for a text that is shared. */
async function shared(text: string) {
  const { action, method, params } = (await manifest()).share_target;
  expect(method).toBe("GET");
  return `${action}?${new URLSearchParams({ [params.title]: "", [params.text]: text })}`;
}

const open = async (path: string) =>
  visit(path, { ...PHONE, stored: storedFor(await makeAccount(url())) });

const named = (page: Page, name: string) => control(page, "dialog", name);

describe("a shortcut of the device", () => {
  it.each(["Nova despesa", "Nova receita", "Ler talão"])(
    "opens %s, and only once",
    async (name) => {
      const page = await open(await shortcut(name));
      await sees(named(page, name));
      expect(pathOf(page)).toBe("/");
      await shot(page, `launch-${name}`);
      await page.reload();
      await seesScreen(page, "Dashboard");
      await page.waitForLoadState("networkidle");
      expect(await dialog(page).count()).toBe(0);
    },
  );
});

describe("a text that is shared with the product", () => {
  it("fills in an expense, and leaves no trace in the address", async () => {
    const page = await open(await shared("Café 1,20"));
    await sees(named(page, "Nova despesa"));
    expect(await typed(page)).toMatchObject({ amount: "1,20", description: "Café" });
    expect(new URL(page.url()).href).toBe(`${url()}/`);
    await shot(page, "shared-text");
  });

  it("waits until somebody has signed in", async () => {
    const { username } = await makeAccount(url());
    const page = await visit(await shared("Bilhete €5"), {
      stored: { fincontrol_consent: "accepted", fincontrol_consent_timestamp: "1795000000000" },
    });
    await seesScreen(page, "Entrar");
    expect(pathOf(page)).toBe("/login");
    await page.getByLabel("Nome de utilizador").fill(username);
    await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
    await control(page, "button", "Entrar").click();
    await sees(named(page, "Nova despesa"));
    expect(await typed(page)).toMatchObject({ amount: "5,00", description: "Bilhete" });
  });

  it("takes nothing from the draft that was there", async () => {
    const page = await visit("/", { stored: storedFor(await makeAccount(url())) });
    await openExpense(page);
    await page.getByLabel(/^Descrição/).fill("Pão");
    await page.goto(await shared("Café 1,20"));
    await sees(named(page, "Nova despesa"));
    expect(await typed(page)).toMatchObject({ description: "Café" });
    await save(page, { amount: "1,20", category: "Lazer" });
    await openExpense(page);
    expect(await typed(page)).toMatchObject({ description: "Pão" });
  });
});
