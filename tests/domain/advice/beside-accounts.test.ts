import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Advice } from "../../../src/domain/advice/advice.ts";
import { besideAccounts } from "../../../src/domain/advice/beside-accounts.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { adviceText } from "../../../src/text/advice.ts";
import { anyMoneyAtHand } from "../../support/arbitraries/financial-facts.ts";
import { TODAY } from "../../support/facts.ts";

const WARNING: Advice = { type: "top-category", category: "Lazer", share: 0.35 };
const PRAISE: Advice = { type: "positive-balance", balance: cents(989_76), isSoFar: false };
const RESERVE: Advice = { type: "reserve", amount: cents(494_88), spare: null };
const TIPS = [WARNING, PRAISE, RESERVE];

describe("tips beside the accounts", () => {
  it("stay as they are where no balance was told", () => {
    expect(besideAccounts(TIPS, null, TODAY)).toEqual(TIPS);
  });

  it("begin with days below zero and their remedy, and then praise and reserve nothing", () => {
    fc.assert(
      fc.property(anyMoneyAtHand, (atHand) => {
        const tips = besideAccounts(TIPS, atHand, TODAY);
        const types = tips.map(({ type }) => type);
        if (atHand.belowZero === null) {
          expect(types).toEqual(["top-category", "positive-balance", "reserve"]);
          expect(tips.at(-1)).toEqual({ ...RESERVE, spare: Math.max(0, atHand.spare) });
        } else {
          expect(types).toEqual(["below-zero", "below-zero-remedy", "top-category"]);
          expect(tips.map((tip) => adviceText(tip).message).join(" ")).not.toContain("Parabéns");
        }
      }),
    );
  });

  it("say of what the half is, and what of it is there", () => {
    const atHand = {
      spare: cents(35_40),
      belowZero: null,
      apart: cents(0),
      held: cents(35_40),
      unconfirmed: cents(0),
    };
    const [reserve] = besideAccounts([RESERVE], atHand, TODAY);
    expect(adviceText(reserve!, 6).message.replaceAll(/\u00a0/g, " ")).toBe(
      "Sugestão: reserve 50 % do saldo (494,88 €) para os seus objetivos. É metade do que sobrou nestes 6 meses; hoje as suas contas dispensam 35,40 €.",
    );
  });
});
