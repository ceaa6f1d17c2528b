import { describe, expect, it } from "vitest";
import { checkReadiness } from "../../../server/application/check-readiness.ts";
import { HOUR } from "../support/test-clock.ts";

const MIB = 1024 * 1024;
const START = 1_000 * HOUR;

type Found = {
  readonly freeBytes?: number | null;
  readonly copyMadeAt?: number | null;
  readonly now?: number;
};

const faultsOf = async ({ freeBytes = 1_000 * MIB, copyMadeAt = null, now = START }: Found) => {
  const check = checkReadiness({
    findDatabaseFault: async () => null,
    readFreeBytes: async () => freeBytes,
    readCopyTime: async () => copyMadeAt,
    clock: { now: () => now },
    startedAt: START,
  });
  return (await check()).faults;
};

describe("a server is ready", () => {
  it("with a copy of the night of up to 48 hours, and not with an older one", async () => {
    const now = START + 90 * HOUR;
    expect(await faultsOf({ now, copyMadeAt: now - 48 * HOUR })).toEqual([]);
    expect(await faultsOf({ now, copyMadeAt: now - 48 * HOUR - 1 })).toEqual(["copy-late"]);
  });

  it("without any copy while it is new, and not when there is none after 48 hours", async () => {
    expect(await faultsOf({ now: START + 48 * HOUR })).toEqual([]);
    expect(await faultsOf({ now: START + 48 * HOUR + 1 })).toEqual(["copy-late"]);
  });

  it("with 64 MiB of free space, and not with less, or without the folder", async () => {
    expect(await faultsOf({ freeBytes: 64 * MIB })).toEqual([]);
    expect(await faultsOf({ freeBytes: 64 * MIB - 1 })).toEqual(["disk-low"]);
    expect(await faultsOf({ freeBytes: null })).toEqual(["folder-unavailable"]);
  });
});

it("all that is wrong is told at once, the database first, with what was found", async () => {
  const check = checkReadiness({
    findDatabaseFault: async () => "database-full",
    readFreeBytes: async () => 0,
    readCopyTime: async () => START,
    clock: { now: () => START + 49 * HOUR },
    startedAt: START,
  });
  expect(await check()).toEqual({
    faults: ["database-full", "disk-low", "copy-late"],
    freeBytes: 0,
    copyMadeAt: START,
  });
});
