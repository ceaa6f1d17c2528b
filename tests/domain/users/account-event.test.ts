import { expect, it } from "vitest";
import { concernsSecurity, type AccountEvent } from "../../../src/domain/users/account-event.ts";

it("what is paid concerns no security, and whatever else happens to an account does", () => {
  const paid: readonly AccountEvent[] = [
    { type: "premium-begun" },
    { type: "premium-ended", unpaid: true },
    { type: "payment-failed", until: 1 },
    { type: "payment-received" },
  ];
  expect(paid.filter(concernsSecurity)).toEqual([]);
  const others: readonly AccountEvent[] = [
    { type: "password-changed" },
    { type: "email-changed" },
    { type: "passkey-copied", name: "Telemóvel" },
    { type: "recovery-code-used", left: 3 },
  ];
  expect(others.filter(concernsSecurity)).toEqual(others);
});
