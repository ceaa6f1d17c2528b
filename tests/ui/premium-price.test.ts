import { expect, it } from "vitest";
import { landing } from "../../src/text/pages/landing.ts";
import { layoutTexts } from "../../src/text/pages/layout.ts";
import { policySummary } from "../../src/text/consent/legal.ts";
import { premium } from "../../src/text/payments/premium.ts";
import { terms } from "../../src/text/consent/terms.ts";

/** Every sum of euros that a text names. */
const sumsIn = (text: unknown) => JSON.stringify(text).match(/\d+,\d{2}(?=\s?€)/g) ?? [];

it("Premium costs 17,90 € a month, wherever a text says what it costs", () => {
  const { paid } = landing;
  const told = [paid, layoutTexts.premiumPrice, premium.price, policySummary, terms(null)];
  for (const text of told) expect(new Set(sumsIn(text))).toEqual(new Set(["17,90"]));
});
