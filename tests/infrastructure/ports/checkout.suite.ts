import { describe, expect, it } from "vitest";
import type { Checkout } from "../../../src/application/ports/checkout.ts";
import type { Lines } from "./lines.ts";

export const CHECKOUT_URL = "https://pagamento.example/fincontrol?plano=premium";

/** What everybody does who knows where Premium is bought. */
export function checkoutSuite(open: (address: string | null) => Promise<Lines<Checkout>>): void {
  describe("the checkout", () => {
    it.each([CHECKOUT_URL, null])("is at %j when that is configured", async (address) => {
      const { signedIn } = await open(address);
      expect(await signedIn.address()).toBe(address);
    });

    it("is told to everybody, while the server answers", async () => {
      const { signedOut, cutOff } = await open(CHECKOUT_URL);
      expect(await signedOut.address()).toBe(CHECKOUT_URL);
      await expect(cutOff.address()).rejects.toEqual({ type: "offline" });
    });
  });
}
