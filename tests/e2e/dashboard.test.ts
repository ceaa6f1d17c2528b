import { expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { sees } from "./support/sees.ts";
import { PHONE, setStage } from "./support/stage.ts";

const { visit, url } = setStage();

it("the largest expense is named whole on the phone", SWEEP, async () => {
  const account = await makeAccount(url());
  const descricao = "Renda do quarto";
  await account.record("expense", {
    data: "2026-11-02",
    categoria: "Habitação",
    valor: 406.85,
    descricao,
  });
  const page = await visit("/", { ...PHONE, stored: storedFor(account) });
  const name = page.getByText(descricao).locator("..");
  await sees(name);
  const hidden = await name.evaluate((box) => [
    box.scrollWidth - box.clientWidth,
    box.scrollHeight - box.clientHeight,
  ]);
  expect(hidden).toEqual([0, 0]);
});
