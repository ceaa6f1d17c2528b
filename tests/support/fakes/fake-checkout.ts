import type { Checkout } from "../../../src/application/payments/checkout.ts";
import { openLine, over } from "./line.ts";

/** A payment page at a given address, or none. */
export const fakeCheckout = (address: string | null, line = openLine()): Checkout => ({
  address: () => over(line, () => address),
});
