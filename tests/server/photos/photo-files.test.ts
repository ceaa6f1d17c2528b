import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PhotoFiles } from "../../../server/application/photos/photos.ts";
import { kyselyPhotos } from "../../../server/infrastructure/persistence/goals/kysely-photos.ts";
import { storageFailureOf } from "../../../server/infrastructure/persistence/storage-failure-of.ts";
import { directoryPhotoFiles } from "../../../server/infrastructure/photos/directory-photo-files.ts";
import { randomPhotoName } from "../../../server/infrastructure/security/random-secrets.ts";
import { newMember } from "../support/ledgers.ts";
import { STORAGES } from "../support/storages.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const WEBP = Buffer.from("what a photo shows\0\xff", "latin1");

describe.each(STORAGES)("the images of photos over $name", ({ start }) => {
  let storage: Awaited<ReturnType<typeof start>>;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let files: PhotoFiles;
  beforeAll(async () => {
    [storage, directory] = await Promise.all([start(), temporaryDirectory()]);
    files = storage.database.photoFiles ?? directoryPhotoFiles(directory.path);
  });
  afterAll(async () => {
    await storage.stop();
    await directory.remove();
  });

  /** A photo of a ledger, whose image is not stored yet. */
  const newPhoto = async () => {
    const { ledger } = await newMember(storage.database);
    const photo = { name: randomPhotoName(), bytes: WEBP.byteLength, createdAt: 1 };
    await kyselyPhotos(storage.database.queries).add(ledger, photo);
    return { ledger, name: photo.name };
  };
  const read = async (name: string) => {
    const webp = await files.read(name);
    return webp === null ? null : Buffer.from(webp);
  };

  it("are read as they were saved, until they are removed", async () => {
    const [{ name }, other] = [await newPhoto(), await newPhoto()];
    expect([await read(name), await files.size(name)]).toEqual([null, null]);
    await files.save(name, WEBP);
    await files.save(other.name, Buffer.from("another"));
    expect([await read(name), await files.size(name)]).toEqual([WEBP, WEBP.byteLength]);
    await files.remove(name);
    await files.remove(name);
    expect([await read(name), await files.size(name)]).toEqual([null, null]);
    expect(await read(other.name)).toEqual(Buffer.from("another"));
    await files.save(name, WEBP);
    expect(await read(name)).toEqual(WEBP);
  });

  it("are never written over", async () => {
    const { name } = await newPhoto();
    await files.save(name, WEBP);
    await expect(files.save(name, Buffer.from("another"))).rejects.toMatchObject({
      code: expect.stringMatching(/^(EEXIST|23505)$/) as string,
    });
    expect(await read(name)).toEqual(WEBP);
  });

  it("are as large as the largest that is made", async () => {
    const { name } = await newPhoto();
    const largest = Buffer.alloc(8 * 1024 * 1024, WEBP);
    await files.save(name, largest);
    expect((await read(name))?.equals(largest)).toBe(true);
    expect(await files.size(name)).toBe(largest.byteLength);
  });
});

describe("the images of photos in a folder", () => {
  it("make the folder when the first of them comes, and no sooner", async () => {
    const directory = await temporaryDirectory();
    const folder = join(directory.path, "data", "photos");
    const files = directoryPhotoFiles(folder);
    expect(await files.read("a")).toBe(null);
    await expect(stat(folder)).rejects.toThrow("ENOENT");
    await files.save("a", WEBP);
    expect(await readdir(folder)).toEqual(["a.webp"]);
    await directory.remove();
  });
});

describe("the images of photos in PostgreSQL", () => {
  it("are stored only where a ledger has the photo, and go with it", async () => {
    const { database, stop } = await STORAGES[1].start();
    const files = database.photoFiles;
    const photos = kyselyPhotos(database.queries);
    const { ledger } = await newMember(database);
    const name = randomPhotoName();
    const nobody = await files?.save(name, WEBP).catch(storageFailureOf);
    expect(nobody).toBe("owner-gone");
    await photos.add(ledger, { name, bytes: WEBP.byteLength, createdAt: 1 });
    await files?.save(name, WEBP);
    await photos.remove(ledger, name);
    expect(await files?.read(name)).toBe(null);
    await stop();
  });
});
