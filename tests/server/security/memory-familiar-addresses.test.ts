import { describe, expect, it } from "vitest";
import { memoryFamiliarAddresses } from "../../../server/infrastructure/security/memory-familiar-addresses.ts";
import { DAY, testClock } from "../support/test-clock.ts";

describe("an address from which somebody signed in", () => {
  it("is familiar to that account alone, for 30 days", async () => {
    const clock = testClock();
    const familiar = memoryFamiliarAddresses(clock);
    await familiar.remember("rui", "192.0.2.1");
    expect(await familiar.knows("rui", "192.0.2.1")).toBe(true);
    expect(await familiar.knows("rui", "192.0.2.2")).toBe(false);
    expect(await familiar.knows("ana", "192.0.2.1")).toBe(false);
    clock.advance(30 * DAY - 1);
    expect(await familiar.knows("rui", "192.0.2.1")).toBe(true);
    clock.advance(1);
    expect(await familiar.knows("rui", "192.0.2.1")).toBe(false);
  });

  it("stays familiar however many sign in to another account", async () => {
    const familiar = memoryFamiliarAddresses(testClock());
    await familiar.remember("rui", "192.0.2.1");
    for (let index = 0; index < 50_000; index += 1) await familiar.remember("ana", `${index}`);
    expect(await familiar.knows("rui", "192.0.2.1")).toBe(true);
    expect(await familiar.knows("ana", "0")).toBe(false);
    expect(await familiar.knows("ana", "49999")).toBe(true);
  });

  it("makes way for newer accounts only beyond 20 000 of them", async () => {
    const familiar = memoryFamiliarAddresses(testClock());
    for (let index = 0; index <= 20_000; index += 1)
      await familiar.remember(`${index}`, "192.0.2.1");
    expect(await familiar.knows("0", "192.0.2.1")).toBe(false);
    expect(await familiar.knows("1", "192.0.2.1")).toBe(true);
  });
});
