import { expect, it } from "vitest";
import { refundedShop } from "../../../src/domain/guessing/refunded-shop.ts";
import { keyWords } from "../../../src/domain/guessing/words.ts";

it.each([
  ["DEVOLUCAO COMPRA 4163 LIDL LISBOA", "COMPRA 4163 LIDL PORTO"],
  ["Devolução de Lidl", "Lidl"],
  ["ESTORNO WORTEN", "Worten"],
  ["Worten", "COMPRA 1234 WORTEN"],
])("a refund %j is of the shop of the purchase %j", (refund, purchase) => {
  expect(refundedShop(refund)).toBe(keyWords(purchase));
});

it.each(["", "Reembolso", "DEVOLUCAO"])("a refund %j tells no shop", (refund) => {
  expect(refundedShop(refund)).toBe("");
});
