import { open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { zipSync, type Zippable } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  openArchive,
  type PackedPhoto,
} from "../../../server/infrastructure/archives/open-archive.ts";
import { zipArchive } from "../../../server/infrastructure/archives/zip-archive.ts";
import { OWN_DATA_FILES } from "../../../src/text/exports/own-data.ts";
import { noisyPicture } from "../support/images.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { runs } from "../../support/runs.ts";

const NAME = "a1".repeat(32);
const RECORDS = new TextEncoder().encode(`{"versao": 3, "receitas": [${"1, ".repeat(500)}2]}`);
const PHOTO = new Uint8Array(await noisyPicture("webp"));
const BOUNDS = { files: 20, records: 10_000, photos: 100_000, photo: 90_000 };

type Damage = { readonly kind: string; readonly at: number; readonly size: number };

const zipped = (files: Zippable) => zipSync({ [OWN_DATA_FILES.records]: RECORDS, ...files });

/** An archive as the server writes it. */
async function written(): Promise<Uint8Array> {
  const archive = zipArchive(Date.UTC(2026, 10, 20));
  const text = async function* () {
    yield new TextDecoder().decode(RECORDS);
  };
  await archive.addText(OWN_DATA_FILES.readMe, text());
  await archive.addText(OWN_DATA_FILES.records, text());
  archive.addPacked(OWN_DATA_FILES.photo(NAME), PHOTO);
  archive.close();
  return Buffer.concat(archive.take());
}

const CONTENT = { ok: true, value: { records: RECORDS, photos: new Map([[NAME, PHOTO]]) } };

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
beforeAll(async () => {
  folder = await temporaryDirectory();
});
afterAll(() => folder.remove());

/** The content of an archive, as plain bytes. */
async function inside(bytes: Uint8Array, bounds = BOUNDS) {
  const path = join(folder.path, "dados.zip");
  await writeFile(path, bytes);
  const file = await open(path);
  const opened = await openArchive(file.fd, bounds);
  await file.close();
  await rm(path);
  if (!opened.ok) return opened.reason;
  const { records, photos } = opened.value;
  const plain = [...photos].map(
    ([name, photo]) => [name, photo && unpacked(bytes, photo)] as const,
  );
  return { ok: true, value: { records: new Uint8Array(records), photos: new Map(plain) } };
}

function unpacked(archive: Uint8Array, { at, packed, isDeflated, bytes }: PackedPhoto) {
  const content = archive.slice(at, at + packed);
  return new Uint8Array(isDeflated ? inflateRawSync(content, { maxOutputLength: bytes }) : content);
}

describe("an archive of a user's data", () => {
  it("is read when it was unpacked and packed again with its folder around it, and refused with two copies in it", async () => {
    const around = (inFolder: string) => ({
      [`${inFolder}/${OWN_DATA_FILES.records}`]: RECORDS,
      [`${inFolder}/${OWN_DATA_FILES.photo(NAME)}`]: PHOTO,
    });
    const beside = { "__MACOSX/._dados": new Uint8Array([0]) };
    expect(await inside(zipSync({ ...around("Os meus dados"), ...beside }))).toEqual(CONTENT);
    expect(await inside(zipSync({ ...around("um"), ...around("outro") }))).toBe("damaged");
  });

  it("has its records and its photos", async () => {
    expect(await inside(await written())).toEqual(CONTENT);
  });

  it("may have been packed anew by any program, with files of its own", async () => {
    const photo = { [OWN_DATA_FILES.photo(NAME)]: PHOTO };
    expect(await inside(zipped({ ...photo, "__MACOSX/x": PHOTO }))).toEqual(CONTENT);
  });

  it("damaged in any place is refused, or has the same inside", async () => {
    const whole = await written();
    const damage = fc.record({
      kind: fc.constantFrom("changed", "cut off", "cut out"),
      at: fc.nat(whole.length - 1),
      size: fc.integer({ min: 1, max: 255 }),
    });
    const damaged = ({ kind, at, size }: Damage): Uint8Array => {
      if (kind === "cut off") return whole.slice(0, at);
      if (kind === "cut out") return Buffer.concat([whole.slice(0, at), whole.slice(at + size)]);
      return whole.map((byte, index) => (index === at ? byte ^ size : byte));
    };
    await fc.assert(
      fc.asyncProperty(damage, async (how) => {
        const found = await inside(damaged(how));
        if (typeof found !== "string") expect(found).toEqual(CONTENT);
        else expect(["damaged", "not-a-copy", "too-much"]).toContain(found);
      }),
      { numRuns: runs(300) },
    );
  });

  it("that unpacks to too much is not unpacked", async () => {
    const zeros = new Uint8Array(10_000_000);
    const bomb = zipSync({ [OWN_DATA_FILES.records]: zeros });
    expect(bomb.length).toBeLessThan(20_000);
    expect(await inside(bomb)).toBe("too-much");
    expect(await inside(zipped({ [OWN_DATA_FILES.photo(NAME)]: zeros }))).toBe("too-much");
    const large = zipped({ [OWN_DATA_FILES.photo(NAME)]: zeros.subarray(0, BOUNDS.photo + 1) });
    expect(await inside(large)).toMatchObject({ value: { photos: new Map([[NAME, null]]) } });
    const many = Array.from({ length: 20 }, (_, index) => [`${index}`, PHOTO] as const);
    expect(await inside(zipped(Object.fromEntries(many)))).toBe("too-much");
    // A stated size of 100 bytes is all that is unpacked, whatever there is.
    const lie = Uint8Array.from(bomb);
    const view = new DataView(lie.buffer);
    view.setUint32(22, 100, true);
    view.setUint32(bomb.lastIndexOf(0x50, bomb.length - 23) + 24, 100, true);
    expect(await inside(lie)).not.toHaveProperty("ok");
  });

  it("without records is no copy", async () => {
    expect(await inside(zipSync({ "a.txt": RECORDS }))).toBe("not-a-copy");
  });
});
