import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PHOTO_BOUNDS, sharpPhotos } from "../../../server/infrastructure/photos/sharp-photos.ts";
import { blankPng, picture } from "../support/images.ts";
import { LARGEST, TOO_LARGE } from "../support/largest-pictures.ts";
import { peakMemory } from "../support/peak-memory.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// The largest pictures take their time on a machine that has much else to do.
vi.setConfig({ testTimeout: 60_000 });

const MAX_MIB = 200;
const refusal = (reason: string) => ({ ok: false, reason });
/** The kernel keeps the bounds on Linux alone. */
const ELSEWHERE = process.platform !== "linux";

describe("the making of photos", () => {
  // The time that a picture takes is not what is measured here.
  const patient = sharpPhotos(undefined, { ...PHOTO_BOUNDS, seconds: 50 });

  it("lets two at a time and sixteen waiting be made, and refuses more for now", async () => {
    const makePhoto = sharpPhotos();
    const png = await picture("png");
    const made = await Promise.all(Array.from({ length: 30 }, () => makePhoto(png)));
    const refused = made.filter(({ ok }) => !ok);
    expect(refused).toHaveLength(12);
    for (const outcome of refused) expect(outcome).toEqual(refusal("busy"));
    expect((await makePhoto(png)).ok).toBe(true);
  });

  it.skipIf(ELSEWHERE).each(Object.entries(LARGEST))(
    "takes no more than 200 MiB for the largest %s",
    async (_, make) => {
      const largest = await make();
      const { value, mib } = await peakMemory(() => patient(largest));
      expect(value.ok).toBe(true);
      expect(mib).toBeGreaterThan(40);
      expect(mib).toBeLessThan(MAX_MIB);
    },
  );

  it.each(Object.entries(TOO_LARGE))("refuses what would take more: %s", async (_, make) => {
    expect(await sharpPhotos()(await make())).toEqual(refusal("too-many-pixels"));
  });

  it("refuses a side of more than 8192 pixels, however short the other one is", async () => {
    const makePhoto = sharpPhotos();
    expect((await makePhoto(blankPng(8_192, 1))).ok).toBe(true);
    expect(await makePhoto(blankPng(8_193, 1))).toEqual(refusal("side-too-long"));
    expect(await makePhoto(blankPng(1, 39_999_999))).toEqual(refusal("side-too-long"));
  });
});

describe("the program that makes a photo", () => {
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
  beforeAll(async () => {
    folder = await temporaryDirectory();
  });
  afterAll(() => folder.remove());

  const BOUNDS = { ...PHOTO_BOUNDS, seconds: 1, outputBytes: 100_000 };
  const programOf = async (name: string, source: string) => {
    const path = join(folder.path, `${name}.mjs`);
    await writeFile(path, source);
    return path;
  };
  const outcomeOf = async (name: string, source: string) =>
    sharpPhotos(await programOf(name, source), BOUNDS)(Buffer.alloc(1_000_000));

  it.each([
    ["crashes", "process.abort()"],
    ["is killed", 'process.kill(process.pid, "SIGKILL")'],
    ["never ends", "for (;;);"],
    ["never stops writing", 'for (;;) process.stdout.write("x".repeat(10_000))'],
  ])("only loses its photo when it %s", async (name, source) => {
    expect(await outcomeOf(name, source)).toEqual(refusal("not-an-image"));
  });

  it.skipIf(ELSEWHERE)(
    "is told to be tried again when this machine has no time for it",
    async () => {
      expect(await outcomeOf("waits", "setInterval(() => {}, 1_000)")).toEqual(refusal("busy"));
    },
  );

  it.skipIf(ELSEWHERE)("is kept below 200 MiB by the kernel", async () => {
    const eat = "const kept = []; for (;;) kept.push(Buffer.alloc(1 << 20, 1));";
    const { mib } = await peakMemory(() => outcomeOf("eats", eat).catch(() => null));
    expect(mib).toBeGreaterThan(100);
    expect(mib).toBeLessThan(MAX_MIB);
  });

  it.skipIf(ELSEWHERE)("knows nothing of the environment, and can fill no file", async () => {
    const target = join(folder.path, "written");
    const source = `import { writeFileSync } from "node:fs";
      process.on("SIGXFSZ", () => {});
      let wrote = true;
      try { writeFileSync(${JSON.stringify(target)}, "x"); } catch { wrote = false; }
      process.stdout.write(JSON.stringify({ names: Object.keys(process.env), wrote }));`;
    const outcome = await outcomeOf("curious", source);
    const told: unknown = outcome.ok ? JSON.parse(Buffer.from(outcome.value).toString()) : null;
    const { names, wrote } = told as { names: string[]; wrote: boolean };
    expect(wrote).toBe(false);
    expect(names.filter((name) => !["UV_THREADPOOL_SIZE", "PWD"].includes(name))).toEqual([]);
    expect(readFileSync(target, "utf8")).toBe("");
  });

  it("is a fault of ours when it ends in another way than it should", async () => {
    await expect(outcomeOf("broken", "process.exit(3)")).rejects.toThrow("ended with 3");
    await expect(
      outcomeOf("chatty", 'process.stdout.write("busy"); process.exitCode = 64'),
    ).rejects.toThrow();
  });
});
