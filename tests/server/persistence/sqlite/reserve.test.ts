import { existsSync } from "node:fs";
import { readFile, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  diskReserve,
  withReserve,
} from "../../../../server/infrastructure/persistence/sqlite/reserve.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";

const BYTES = 200_000;

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let file: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
  file = join(directory.path, "reserva");
});
afterEach(() => directory.remove());

const full = () => Object.assign(new Error("full"), { code: "SQLITE_FULL" });

describe("the reserve", () => {
  it("really takes its room, and what is missing of it later", async () => {
    const { fill } = diskReserve(file, BYTES);
    fill();
    const { size, blocks } = await stat(file);
    expect(size).toBe(BYTES);
    expect(blocks * 512).toBeGreaterThanOrEqual(BYTES);
    const before = await readFile(file);
    await truncate(file, 1_000);
    fill();
    expect((await readFile(file)).subarray(0, 1_000)).toEqual(before.subarray(0, 1_000));
    expect((await stat(file)).size).toBe(BYTES);
  });

  it("can be given up once", () => {
    const { fill, giveUp } = diskReserve(file, BYTES);
    expect(giveUp()).toBe(false);
    fill();
    expect(giveUp()).toBe(true);
    expect(existsSync(file)).toBe(false);
    expect(giveUp()).toBe(false);
  });

  it("that cannot be kept is no reason to fail", () => {
    const { fill } = diskReserve(join(file, "nowhere"), BYTES);
    expect(fill).not.toThrow();
  });
});

describe("a work that takes access away", () => {
  /** Fails as on a full disk for as long as the reserve is there. */
  const work = () => {
    let tries = 0;
    const onFullDisk = async () => {
      tries += 1;
      if (existsSync(file)) throw full();
      return "done";
    };
    return { onFullDisk, tries: () => tries };
  };

  it("is done in the room of the reserve, which is there again afterwards", async () => {
    const reserve = diskReserve(file, BYTES);
    reserve.fill();
    const { onFullDisk, tries } = work();
    expect(await withReserve(reserve)(onFullDisk)).toBe("done");
    expect(tries()).toBe(2);
    expect((await stat(file)).size).toBe(BYTES);
  });

  it("leaves the reserve alone where there is room", async () => {
    let isGivenUp = false;
    const giveUp = () => (isGivenUp = true);
    expect(await withReserve({ fill: () => {}, giveUp })(async () => "done")).toBe("done");
    expect(isGivenUp).toBe(false);
  });

  it.each([
    ["any other failure", true, new Error("other")],
    ["a full disk without a reserve", false, full()],
  ])("fails as it is at %s, and is not repeated", async (_, had, error) => {
    let tries = 0;
    const failing = async () => {
      tries += 1;
      throw error;
    };
    const doing = withReserve({ fill: () => {}, giveUp: () => had })(failing);
    await expect(doing).rejects.toBe(error);
    expect(tries).toBe(1);
  });
});
