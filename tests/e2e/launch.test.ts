import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, PASSWORD, storedFor } from "./support/accounts.ts";
import { dialog, openExpense, save, typed } from "./support/entry-form.ts";
import { control, pathOf, sees, seesScreen } from "./support/sees.ts";
import { share } from "./support/share.ts";
import { shot } from "./support/shots.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { open: openTab, visit, url } = setStage();

type Manifest = {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};

const manifest = async () => (await (await fetch(`${url()}/site.webmanifest`)).json()) as Manifest;

const shortcut = async (name: string) => {
  const { shortcuts } = await manifest();
  return shortcuts.find((one) => one.name === name)?.url ?? "";
};

async function shared(text: string, stored: Readonly<Record<string, string>>) {
  const page = await (await openTab({ stored })).newPage();
  await share(page, url(), text);
  return page;
}

const open = async (path: string) =>
  visit(path, { ...PHONE, stored: storedFor(await makeAccount(url())) });

const CONSENTED = {
  fincontrol_consent: "accepted",
  fincontrol_consent_timestamp: "1795000000000",
};

async function enter(page: Page, username: string) {
  await page.getByLabel("Nome de utilizador").fill(username);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await control(page, "button", "Entrar").click();
}

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
    const page = await shared("Café 1,20", storedFor(await makeAccount(url())));
    await sees(named(page, "Nova despesa"));
    expect(await typed(page)).toMatchObject({ amount: "1,20", description: "Café" });
    expect(new URL(page.url()).href).toBe(`${url()}/`);
    await shot(page, "shared-text");
  });

  it("waits until somebody has signed in", async () => {
    const { username } = await makeAccount(url());
    const page = await shared("Bilhete €5", CONSENTED);
    await seesScreen(page, "Entrar");
    expect(pathOf(page)).toBe("/login");
    await enter(page, username);
    await sees(named(page, "Nova despesa"));
    expect(await typed(page)).toMatchObject({ amount: "5,00", description: "Bilhete" });
  });

  it("waits for a new login where the session has ended meanwhile", async () => {
    const account = await makeAccount(url());
    await account.revoke();
    const page = await shared('Bilhete €5 & <b>"mais"</b>', storedFor(account));
    await seesScreen(page, "Entrar");
    await enter(page, account.username);
    await sees(named(page, "Nova despesa"));
    expect(await typed(page)).toMatchObject({
      amount: "5,00",
      description: 'Bilhete & <b>"mais"</b>',
    });
  });

  it("still comes by an address where the product was installed before", async () => {
    const page = await open(`/abrir?${new URLSearchParams({ titulo: "", texto: "Café 1,20" })}`);
    await sees(named(page, "Nova despesa"));
    expect(await typed(page)).toMatchObject({ amount: "1,20", description: "Café" });
    expect(new URL(page.url()).href).toBe(`${url()}/`);
  });

  it("takes nothing from the draft that was there", async () => {
    const page = await visit("/", { stored: storedFor(await makeAccount(url())) });
    await openExpense(page);
    await page.getByLabel(/^Descrição/).fill("Pão");
    await share(page, url(), "Café 1,20");
    await sees(named(page, "Nova despesa"));
    expect(await typed(page)).toMatchObject({ description: "Café" });
    await save(page, { amount: "1,20", category: "Lazer" });
    await openExpense(page);
    await expect.poll(() => typed(page)).toMatchObject({ description: "Pão" });
  });
});
