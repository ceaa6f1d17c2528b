import { strFromU8, unzipSync, zipSync, type Unzipped } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { rowFaults } from "../../../../src/text/restore/restore.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { OWN_DATA_FILES } from "../../../../src/text/exports/own-data.ts";
import { readExport } from "../../../support/export-file.ts";
import { callerOf } from "../../support/caller.ts";
import { GOAL } from "../../support/bodies.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../../support/full-account.ts";
import { uploadPhoto } from "../../support/upload-photo.ts";
import { pictureOfSize, webpOf } from "../../support/images.ts";
import { ledgerState } from "../../support/ledger-state.ts";
import { memberOf } from "../../support/ledgers.ts";
import { newPerson, newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import { cutImage } from "../../support/stored-photos.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";

// A machine that has much else to do may take long to write so many records.
vi.setConfig({ testTimeout: 120_000 });

type Person = Pick<Session, "token" | "user">;

/** The most bytes of a photo in an archive. */
const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

const undated = (text: string) => text.replace(/"gerado_em": "[^"]*"/, "");

describe.each(SERVERS)("a restore of an archive over $name", ({ start }) => {
  let here: TestServer;
  let there: TestServer;
  let person: Person;
  let archive: Buffer;
  beforeAll(async () => {
    const options = { clock: testClock(FULL_AT), checkoutUrl: CHECKOUT };
    [here, there] = [await start(options), await start(options)];
    ({ person } = await newFullAccount(here));
    archive = await archiveOf(here, person);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
  });

  async function archiveOf({ url }: TestServer, { token }: Person): Promise<Buffer> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api${paths.ownData}`, { headers });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  const restore = async (server: TestServer, { token }: Person, file: Uint8Array, query: string) =>
    callerOf(server, token)("POST", `${paths.restore}?${query}`, {
      body: Buffer.from(file),
      headers: { "content-type": "application/zip" },
    });

  const exported = async (server: TestServer, { token }: Person) =>
    (await callerOf(server, token)("GET", paths.exportFile("json"))).text;

  const stateOf = async (server: TestServer, { user }: Person) =>
    ledgerState(server.database.queries, await memberOf(server.database, user.id));

  const photoOf = async (server: TestServer, one: Person) => {
    const { goals } = readExport(await exported(server, one));
    const [url = null] = goals.flatMap(({ photoUrl }) => photoUrl ?? []);
    const answer = url === null ? null : await fetch(`${server.url}${url}`);
    return { url, bytes: answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null };
  };

  const photosOf = async (server: TestServer, { user }: Person) =>
    server.stores.photos.list((await memberOf(server.database, user.id)).ledger);

  const opened = (): Unzipped => unzipSync(new Uint8Array(archive));

  it("gives an empty ledger the photos too, byte for byte, and the same file", async () => {
    const other = await newPremiumPerson(there);
    const before = await stateOf(there, other);
    const trial = await restore(there, other, archive, "simular=true&modo=substituir");
    expect([trial.status, trial.body]).toMatchObject([200, { recusados: [] }]);
    expect(await stateOf(there, other)).toEqual(before);
    expect(await photosOf(there, other)).toEqual([]);

    const done = await restore(there, other, archive, "simular=false&modo=substituir");
    expect([done.status, done.body]).toEqual([200, trial.body]);
    expect(await stateOf(there, other)).toEqual(await stateOf(here, person));
    expect(undated(await exported(there, other))).toBe(undated(await exported(here, person)));
    const [from, to] = [await photoOf(here, person), await photoOf(there, other)];
    expect(to.bytes).not.toBeNull();
    expect(to).toEqual(from);
    expect(await photosOf(there, other)).toHaveLength(1);

    const again = await restore(there, other, archive, "simular=false&modo=juntar");
    expect(again.body).toMatchObject({ novos: 0, alterados: 0, recusados: [] });
    expect(await photosOf(there, other)).toHaveLength(1);
  });

  it("gives somebody else beside the first owner photos under names of their own", async () => {
    const other = await newPremiumPerson(here);
    const done = await restore(here, other, archive, "simular=false&modo=substituir");
    expect([done.status, done.body]).toMatchObject([200, { recusados: [] }]);
    const [from, to] = [await photoOf(here, person), await photoOf(here, other)];
    expect(to.url).not.toBe(from.url);
    expect(to.bytes).toEqual(from.bytes);
    const again = await restore(here, other, archive, "simular=false&modo=juntar");
    expect(again.body).toMatchObject({ novos: 0, alterados: 0, recusados: [] });
  });

  it("replaces a photo of which a stop left a part of the file", async () => {
    const other = await newPremiumPerson(there);
    await restore(there, other, archive, "simular=false&modo=juntar");
    const whole = await photoOf(there, other);
    const [photo] = await photosOf(there, other);
    await cutImage(there, photo?.name ?? "", 100);
    const again = await restore(there, other, archive, "simular=false&modo=juntar");
    expect(again.body).toMatchObject({ novos: 0, alterados: 0, recusados: [] });
    expect(await photoOf(there, other)).toEqual(whole);
    expect(await photosOf(there, other)).toEqual([photo]);
  });

  const names = () => Object.keys(opened()).filter((name) => name.startsWith("fotos/"));

  const replaced = (bytes: Uint8Array) =>
    zipSync({ ...opened(), ...Object.fromEntries(names().map((name) => [name, bytes])) });

  it("makes a photo of another picture, as of one that is uploaded", async () => {
    const other = await newPremiumPerson(there);
    const wide = Uint8Array.from(await pictureOfSize(3_000, 1_500));
    const done = await restore(there, other, replaced(wide), "simular=false&modo=juntar");
    expect([done.status, done.body]).toMatchObject([200, { recusados: [] }]);
    const { bytes } = await photoOf(there, other);
    const { format, width, height } = await sharp(bytes ?? undefined).metadata();
    expect([format, width, height]).toEqual(["webp", 1_024, 512]);
    const again = await restore(there, other, replaced(wide), "simular=false&modo=juntar");
    expect(again.body).toMatchObject({ novos: 0, alterados: 0, recusados: [] });
  });

  it("refuses a goal whose photo is none, or too large, and leaves nothing behind", async () => {
    const other = await newPerson(there);
    const before = await stateOf(there, other);
    for (const bytes of [Buffer.from("<svg/>"), webpOf(1_000), webpOf(MAX_PHOTO_BYTES + 2)]) {
      const done = await restore(there, other, replaced(bytes), "simular=false&modo=juntar");
      expect([done.status, done.body]).toMatchObject([
        422,
        { recusados: [{ recurso: "objetivo", motivo: rowFaults["photo-refused"] }] },
      ]);
    }
    expect(await stateOf(there, other)).toEqual(before);
    expect(await photosOf(there, other)).toEqual([]);
  });

  it("refuses photos for which those shown now leave no room, though all is replaced", async () => {
    const other = await newPremiumPerson(there);
    const foto_url = await uploadPhoto(there, other);
    const goal = { body: { ...GOAL, foto_url } };
    expect((await callerOf(there, other.token)("POST", paths.goals, goal)).status).toBe(201);
    const { ledger } = await memberOf(there.database, other.user.id);
    const photos = there.database.queries.updateTable("photos").where("ledger_id", "=", ledger);
    await photos.set({ bytes: 50 * 1024 * 1024 }).execute();
    const before = await stateOf(there, other);
    for (const simular of [true, false]) {
      const query = `simular=${simular}&modo=substituir`;
      const { status, body } = await restore(there, other, archive, query);
      expect([status, body]).toMatchObject([
        simular ? 200 : 422,
        { recusados: [{ recurso: "objetivo", motivo: rowFaults["photos-full"] }] },
      ]);
    }
    expect(await stateOf(there, other)).toEqual(before);
  });

  it("of an archive without a photo leaves it out", async () => {
    const other = await newPerson(there);
    const { [OWN_DATA_FILES.records]: records = new Uint8Array() } = opened();
    const done = await restore(
      there,
      other,
      zipSync({ [OWN_DATA_FILES.records]: records }),
      "simular=false&modo=juntar",
    );
    expect([done.status, done.body]).toMatchObject([200, { recusados: [] }]);
    expect((await photosOf(there, other)).length).toBe(0);
  });

  it("refuses a damaged one with its sentence, and changes nothing", async () => {
    const other = await newPerson(there);
    const before = await stateOf(there, other);
    const text = strFromU8(opened()[OWN_DATA_FILES.records] ?? new Uint8Array());
    const files = [
      archive.subarray(0, archive.length / 2),
      zipSync({ "outra.txt": new Uint8Array(4) }),
      zipSync({
        [OWN_DATA_FILES.records]: new TextEncoder().encode(text.replace(/"nome": "/, '"nome": "X')),
      }),
    ];
    for (const file of files) {
      const done = await restore(there, other, file, "simular=false&modo=juntar");
      expect([done.status, done.body]).toMatchObject([
        422,
        { detail: expect.stringMatching(/cópia/) as string },
      ]);
    }
    expect(await stateOf(there, other)).toEqual(before);
  });
});
