import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { userId } from "../../../src/domain/shared/ids.ts";
import { aesSealing } from "../../../server/infrastructure/security/aes-sealing.ts";
import { KEY_FILE, sealingKey } from "../../../server/infrastructure/security/sealing-key.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { runs } from "../../support/runs.ts";

const SECRET_KEY = "uma chave que ninguém adivinha, 32+";
const [RITA, RUI] = [userId("rita"), userId("rui")];

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let lost = 0;
beforeEach(async () => {
  lost = 0;
  directory = await temporaryDirectory();
});
afterEach(() => directory.remove());

const sealingWith = (secret: string | null, folder = directory.path) =>
  aesSealing(sealingKey(secret, folder), () => {
    lost += 1;
  });
const keyFile = () => join(directory.path, KEY_FILE);

it("a secret makes the same key for ever: another one would lose all that is sealed", async () => {
  const key = await sealingKey("segredo", directory.path).make();
  expect(key.toString("hex")).toBe(
    "f6631c4b7d7a665a1b4221a0540604a1c26ebcb887cbfde05619ceea630edb22",
  );
});

it("a key that cannot be read is no missing one: another is not made in its place", async () => {
  await mkdir(keyFile());
  const key = sealingKey(null, directory.path);
  await expect(key.find()).rejects.toMatchObject({ code: "EISDIR" });
  await expect(key.make()).rejects.toMatchObject({ code: "EISDIR" });
});

describe("a sealed secret", () => {
  it("opens as it was, and never looks the same twice", async () => {
    const sealing = sealingWith(SECRET_KEY);
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const [one, two] = [await sealing.seal(RITA, text), await sealing.seal(RITA, text)];
        expect(one).not.toBe(two);
        expect(await sealing.open(RITA, one)).toEqual({ ok: true, value: text });
      }),
      { numRuns: runs(50) },
    );
    expect(lost).toBe(0);
  });

  it("opens for its user alone, with its key alone, and not if a bit of it has changed", async () => {
    const sealing = sealingWith(SECRET_KEY);
    const sealed = await sealing.seal(RITA, "GEZDGNBV");
    const refused = { ok: false, reason: "key-lost" };
    expect(await sealing.open(RUI, sealed)).toEqual(refused);
    expect(await sealingWith(`${SECRET_KEY}!`).open(RITA, sealed)).toEqual(refused);
    const bytes = Buffer.from(sealed, "base64url");
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(await sealing.open(RITA, changed.toString("base64url"))).toEqual(refused);
    }
    for (const short of ["", "AA", sealed.slice(0, 20)])
      expect(await sealing.open(RITA, short)).toEqual(refused);
    expect(lost).toBe(2 + bytes.length + 3);
  });
});

describe("the key in a file", () => {
  it("is made when something is sealed, for its owner's eyes only, and stays", async () => {
    expect(await sealingWith(null).open(RITA, "AA")).toEqual({ ok: false, reason: "key-lost" });
    expect(await readdir(directory.path)).toEqual([]);
    const sealed = await sealingWith(null).seal(RITA, "a");
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    expect(await sealingWith(null).open(RITA, sealed)).toEqual({ ok: true, value: "a" });
    expect(await readdir(directory.path)).toEqual([KEY_FILE]);
  });

  it("is one, however many make it at once", async () => {
    const all = Array.from({ length: 10 }, () => sealingWith(null));
    const sealed = await Promise.all(all.map((each) => each.seal(RITA, "a")));
    for (const one of sealed)
      expect(await sealingWith(null).open(RITA, one)).toEqual({ ok: true, value: "a" });
    expect(await readdir(directory.path)).toEqual([KEY_FILE]);
  });

  it("that is lost opens nothing any more, until it is put back", async () => {
    const sealing = sealingWith(null);
    const sealed = await sealing.seal(RITA, "a");
    const content = await readFile(keyFile());
    await rm(keyFile());
    expect(await sealing.open(RITA, sealed)).toEqual({ ok: false, reason: "key-lost" });
    await writeFile(keyFile(), content);
    expect(await sealing.open(RITA, sealed)).toEqual({ ok: true, value: "a" });
  });

  it("is not made where the environment has one", async () => {
    await sealingWith(SECRET_KEY).seal(RITA, "a");
    expect(await readdir(directory.path)).toEqual([]);
  });
});
