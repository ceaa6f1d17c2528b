import { describe, expect, it } from "vitest";
import type { Checkout } from "../../../src/application/payments/checkout.ts";
import type { Lines } from "./lines.ts";

export const CHECKOUT_URL = "https://pagamento.example/fincontrol?plano=premium";

/** What whoever is signed in does who wants to know where Premium is bought. */
export function checkoutSuite(open: (address: string | null) => Promise<Lines<Checkout>>): void {
  describe("the checkout", () => {
    it("is at the configured address, with one reference of its buyer", async () => {
      const { signedIn } = await open(CHECKOUT_URL);
      const address = await signedIn.address();
      expect(address).toMatch(/^https:\/\/pagamento\.example\/fincontrol\?plano=premium&client_/);
      expect(await signedIn.address()).toBe(address);
    });

    it("is nowhere if none is configured", async () => {
      expect(await (await open(null)).signedIn.address()).toBeNull();
    });

    it("is told to nobody else, and while the server answers", async () => {
      const { signedOut, cutOff } = await open(CHECKOUT_URL);
      await expect(signedOut.address()).rejects.toEqual({ type: "unauthenticated" });
      await expect(cutOff.address()).rejects.toEqual({ type: "offline" });
    });
  });
}
