import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import type { Receipt } from "../../src/domain/receipts/receipt.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { printed } from "../support/arbitraries/receipt.ts";
import { RECEIPT } from "../support/receipts.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { browserWithCamera } from "./support/chromium.ts";
import { typed } from "./support/entry-form.ts";
import { receiptFilm, receiptPhoto } from "./support/receipt-picture.ts";
import { control, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { PHONE, setStage } from "./support/stage.ts";

const folder = mkdtempSync(join(tmpdir(), "fincontrol-film-"));
const film = join(folder, "talao.mjpeg");
afterAll(() => rmSync(folder, { recursive: true }));

const { visit, url } = setStage(() => browserWithCamera(film));

const form = (page: Page, title = "Nova despesa") => control(page, "dialog", title);
const reading = (page: Page) => control(page, "dialog", "Ler talão");

/** An empty list has a button of its own beside the screen's. */
const newExpense = (page: Page) => control(page, "button", "Adicionar despesa").first();

/** Opens the reading from a new expense, and chooses a photo of a receipt there. */
async function choosePhoto(page: Page, receipt: Receipt) {
  await control(form(page), "button", "Ler talão").click();
  await sees(reading(page));
  await shot(page, "receipt-reading");
  await page.getByLabel("Escolher fotografia").setInputFiles(await receiptPhoto(printed(receipt)));
}

/** A busy machine takes its time to find a code in a moving picture. */
const seesFound = (found: Locator) => found.waitFor({ timeout: 30_000 });

describe("a receipt", () => {
  it("fills in an expense from its photo, then its shop and category, and is recorded once", async () => {
    const account = await makeAccount(url());
    const page = await visit("/despesas", { stored: storedFor(account) });
    await seesScreen(page, "Despesas");
    const add = async () => {
      await page.keyboard.press("n");
      await page.keyboard.press("d");
      await sees(form(page));
    };
    await add();
    await shot(page, "receipt-form");
    await choosePhoto(page, RECEIPT);
    await seesNoMore(reading(page));
    expect(await typed(page)).toEqual({
      amount: "23,45",
      date: "2026-11-12",
      category: "",
      description: "",
    });
    await shot(page, "receipt-filled");
    await page.getByLabel(/^Descrição/).fill("Mercearia");
    await control(form(page), "combobox", "Categoria").selectOption("Compras");
    await control(page, "button", "Guardar").click();
    await seesNoMore(form(page));
    await expect.poll(() => account.records("expense")).toHaveLength(1);

    await add();
    await choosePhoto(page, { ...RECEIPT, total: cents(990), atcud: "CSDF7T5H-36" });
    await seesNoMore(reading(page));
    expect(await typed(page)).toEqual({
      amount: "9,90",
      date: "2026-11-12",
      category: "Compras",
      description: "Mercearia",
    });
    await control(page, "button", "Guardar").click();
    await seesNoMore(form(page));
    await expect.poll(() => account.records("expense")).toHaveLength(2);

    await add();
    await choosePhoto(page, RECEIPT);
    await sees(page.getByText("Este talão já está registado."));
    await shot(page, "receipt-recorded");
    expect(await barriers(page)).toEqual([]);
    await control(page, "link", "Ver o registo de 12/11/2026").click();
    await seesScreen(page, "Histórico");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(new URL(page.url()).searchParams.get("dataInicio")).toBe("2026-11-12");
  });

  it("is read by the camera of the phone, which is off as soon as it is", async () => {
    await writeFile(film, await receiptFilm(printed(RECEIPT)));
    const account = await makeAccount(url());
    const permissions = ["camera"];
    const page = await visit("/despesas", { ...PHONE, permissions, stored: storedFor(account) });
    await page.evaluate(() => {
      const media = navigator.mediaDevices;
      const ask = media.getUserMedia.bind(media);
      const streams: MediaStream[] = [];
      Object.assign(globalThis, { streams });
      media.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        streams.push(stream);
        return stream;
      };
    });
    const live = () =>
      page.evaluate(() =>
        (globalThis as unknown as { readonly streams: readonly MediaStream[] }).streams.map(
          (stream) => stream.getTracks().some(({ readyState }) => readyState === "live"),
        ),
      );
    await seesScreen(page, "Despesas");
    await newExpense(page).tap();
    await control(form(page), "button", "Ler talão").tap();
    await expect.poll(async () => (await typed(page)).amount).toBe("23,45");
    expect(await live()).toEqual([false]);
    await shot(page, "phone-receipt-filled");
  });

  it("is looked for until the reading is left, by Escape or by a step back", async () => {
    await writeFile(film, await receiptFilm("https://exemplo.pt"));
    const account = await makeAccount(url());
    const permissions = ["camera"];
    const page = await visit("/despesas", { ...PHONE, permissions, stored: storedFor(account) });
    await seesScreen(page, "Despesas");
    await newExpense(page).tap();
    for (const leave of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      await control(form(page), "button", "Ler talão").tap();
      await seesFound(page.getByText("Este código QR não é o de uma fatura portuguesa."));
      await shot(page, "phone-receipt-camera");
      expect(await barriers(page)).toEqual([]);
      const video = await page.locator("video").elementHandle();
      const tracks = await video.evaluateHandle((shown) =>
        ((shown as HTMLVideoElement).srcObject as MediaStream).getTracks(),
      );
      await leave();
      await seesNoMore(reading(page));
      await sees(form(page));
      expect(await tracks.evaluate((all) => all.map(({ readyState }) => readyState))).toEqual([
        "ended",
      ]);
    }
  });

  it("lets WebAssembly run in the worker that reads it, and nowhere else", async () => {
    const tolerated = /WebAssembly|wasm-eval|security policy: script-src/;
    const account = await makeAccount(url());
    const page = await visit("/despesas", { tolerated, stored: storedFor(account) });
    await seesScreen(page, "Despesas");
    const compiled = await page.evaluate(() =>
      WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
        () => true,
        () => false,
      ),
    );
    expect(compiled).toBe(false);
  });

  it("is asked for by a photo where the camera is denied", async () => {
    const account = await makeAccount(url());
    const page = await visit("/despesas", { ...PHONE, stored: storedFor(account) });
    await seesScreen(page, "Despesas");
    await newExpense(page).tap();
    await control(form(page), "button", "Ler talão").tap();
    await sees(page.getByText(/^A câmara não foi autorizada\./));
    await shot(page, "phone-receipt-denied");
    expect(await barriers(page)).toEqual([]);
  });
});
