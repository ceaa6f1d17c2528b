import { chmod, mkdir, realpath, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openToOthers } from "../../server/infrastructure/open-to-others.ts";
import { temporaryDirectory } from "./support/temporary-directory.ts";
import { runs } from "../support/runs.ts";

// Files have no such owners on Windows.
describe.skipIf(process.platform === "win32")("what holds secrets", () => {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let data: string;
  beforeEach(async () => {
    directory = await temporaryDirectory();
    data = join(await realpath(directory.path), "data");
    await mkdir(data, { mode: 0o700 });
  });
  afterEach(() => directory.remove());

  const keep = async (name: string, mode: number) => {
    const file = join(data, name);
    await writeFile(file, "");
    await chmod(file, mode);
    return file;
  };

  it("is for its owner alone, and then nothing is said", async () => {
    await keep("fincontrol.sqlite", 0o600);
    await keep("chave-dos-segundos-fatores", 0o400);
    expect(openToOthers(data)).toEqual({ open: [], foreign: [], above: [] });
  });

  it("is named as soon as a group or everybody may do anything with it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 0o77 }), async (others) => {
        const file = await keep("chave-dos-segundos-fatores", 0o600 | others);
        await chmod(data, 0o700 | others);
        expect(openToOthers(data).open).toEqual(others === 0 ? [] : [data, file]);
      }),
      { numRuns: runs(64) },
    );
  });

  it("is named where it belongs to somebody else, unless that is the administrator of the machine", async () => {
    const file = await keep("fincontrol.sqlite", 0o600);
    const { foreign } = openToOthers(data, { uid: self.uid + 1, gid: self.gid });
    expect(foreign).toEqual(self.uid === 0 ? [] : [data, file]);
  });

  it.each([
    [0o755, false],
    [0o1777, false],
    [0o777, true],
    [0o702, true],
  ])("below a folder of mode %o: it can be replaced, %s", async (mode, can) => {
    const parent = join(data, "..");
    await chmod(parent, mode);
    expect(openToOthers(data).above.includes(parent)).toBe(can);
    await chmod(parent, 0o700);
  });

  it("may be written above by one's own group, and by no other", async () => {
    const parent = join(data, "..");
    await chmod(parent, 0o770);
    expect(openToOthers(data).above).not.toContain(parent);
    expect(openToOthers(data, { ...self, gid: self.gid + 1 }).above).toContain(parent);
    await chmod(parent, 0o700);
  });

  it("that is reached by a link can be replaced where the link lies as well", async () => {
    const place = join(data, "..", "place");
    await mkdir(place);
    await chmod(place, 0o777);
    const link = join(place, "link");
    await symlink(data, link);
    expect(openToOthers(data).above).toEqual([]);
    expect(openToOthers(link).above).toEqual([place]);
  });

  it("is looked at though a link in it leads nowhere, and however much lies there", async () => {
    await symlink(join(data, "nothing"), join(data, "a-link"));
    for (let count = 0; count < 120; count += 1) await keep(`${count}`, 0o644);
    const { open } = openToOthers(data);
    expect(open.length).toBeGreaterThan(50);
    expect(open.length).toBeLessThanOrEqual(100);
  });
});
