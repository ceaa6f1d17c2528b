import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { directoryPhotoFiles } from "../../../server/infrastructure/photos/directory-photo-files.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const WEBP = Buffer.from("what a photo shows");

describe("photos in a folder", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  beforeEach(async () => {
    directory = await temporaryDirectory();
  });
  afterEach(() => directory.remove());

  const folder = () => join(directory.path, "data", "photos");

  it("make the folder when the first of them comes, and no sooner", async () => {
    const files = directoryPhotoFiles(folder());
    expect(await files.read("a")).toBe(null);
    await expect(stat(folder())).rejects.toThrow("ENOENT");
    await files.save("a", WEBP);
    expect(await readdir(folder())).toEqual(["a.webp"]);
  });

  it("are read as they were saved, until they are removed", async () => {
    const files = directoryPhotoFiles(folder());
    await files.save("a", WEBP);
    await files.save("b", Buffer.from("another"));
    expect(Buffer.from((await files.read("a")) ?? [])).toEqual(WEBP);
    expect(await files.size("a")).toBe(WEBP.byteLength);
    await files.remove("a");
    await files.remove("a");
    expect(await files.read("a")).toBe(null);
    expect(await files.size("a")).toBe(null);
    expect(await readdir(folder())).toEqual(["b.webp"]);
  });

  it("are never written over", async () => {
    const files = directoryPhotoFiles(folder());
    await files.save("a", WEBP);
    await expect(files.save("a", Buffer.from("another"))).rejects.toThrow("EEXIST");
    expect(Buffer.from((await files.read("a")) ?? [])).toEqual(WEBP);
  });
});
