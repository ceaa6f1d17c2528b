// @module-tag sweep
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { ensureBrowser } from "./support/chromium.ts";
import { makeBackup } from "../../server/infrastructure/backups/make-backup.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { openExpense, save } from "./support/entry-form.ts";
import { TODAY } from "./support/now.ts";
import { control, sees, seesNoMore } from "./support/sees.ts";
import { OWN_PRODUCT, setStage } from "./support/stage.ts";

// The page looks for news by itself every half a minute.
vi.setConfig({ testTimeout: 180_000 });

const { visit, url, product, takeComplaints } = setStage(ensureBrowser, OWN_PRODUCT);

const expense = (descricao: string) => ({ data: TODAY, categoria: "Lazer", valor: 3, descricao });

it("a page that stays open while a backup takes the server's place shows what that has, and writes to it", async () => {
  const account = await makeAccount(url());
  await account.record("expense", expense("Antes"));
  const data = product().data;
  const [file, copy] = [join(data, "fincontrol.sqlite"), join(data, "copia")];
  await makeBackup({ dataDirectory: data, databaseUrl: null }, copy);
  for (const name of ["Perdida", "Perdida também"]) await account.record("expense", expense(name));
  const page = await visit("/despesas", { stored: storedFor(account) });
  await sees(control(page, "cell", "Perdida também"));

  await product().stop();
  // What a server that had to hurry leaves beside its file is not of the copy.
  for (const rest of ["-wal", "-shm"]) await rm(`${file}${rest}`, { force: true });
  await rename(join(copy, "fincontrol.sqlite"), file);
  await product().start();

  await openExpense(page);
  await save(page, { amount: "12,5", category: "Lazer", description: "Depois" });
  await sees(control(page, "cell", "Depois"));
  await seesNoMore(control(page, "cell", "Perdida"));
  await seesNoMore(control(page, "cell", "Perdida também"));
  await sees(control(page, "cell", "Antes"));
  const kept = await account.records("expense");
  expect(new Set(kept.map(({ descricao }) => descricao))).toEqual(new Set(["Antes", "Depois"]));
  takeComplaints();
});
