// @module-tag sweep
import "../support/fake-device.ts";
import { afterAll, describe, expect, it } from "vitest";
import type { UserId } from "../../src/domain/shared/ids.ts";
import { COPY_DATABASE } from "../../src/infrastructure/device/copy-database.ts";
import { sealedDeviceCopy } from "../../src/infrastructure/device/sealed-device-copy.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { endings } from "./endings.ts";
import { checkOutOlderBuild, isOutOfReach } from "./older-build.ts";
import { importOlder, olderClients } from "./older-client.ts";
import { newPersonAt } from "./person.ts";
import { startTodays } from "./servers.ts";
import { todaysClient } from "./todays-client.ts";

/** The copy on the device, by whichever build, of a book as that build knows it. */
type Copy<Book> = {
  read(owner: UserId): Promise<object | null>;
  begin(owner: UserId, book: Book, at: number): Promise<boolean>;
};

const OLDER = ["infrastructure/device/sealed-device-copy.ts"];

const stored = async () => (await indexedDB.databases()).map(({ name }) => name);

describe.skipIf(isOutOfReach)("a copy on the device that the other build has made", () => {
  const { ending, endAll } = endings();
  afterAll(endAll);

  it("is none, and is destroyed instead of being misread", async () => {
    const build = ending(await checkOutOlderBuild(), ({ remove }) => remove());
    const folder = ending(await temporaryDirectory(), ({ remove }) => remove());
    const server = ending(await startTodays({ dataDirectory: folder.path }), ({ stop }) => stop());
    const { token, user } = await newPersonAt(server.url);
    const older = (await olderClients(build))(server.url, token);
    const todays = todaysClient(server.url, token);
    await Promise.all([older.open(), todays.open()]);
    type Sealing = { sealedDeviceCopy(): Copy<object> };
    const olderCopy = (await importOlder<Sealing>(build, OLDER)).sealedDeviceCopy();
    const copy = sealedDeviceCopy();

    const meet = async <Own>(own: Copy<Own>, book: Own, other: Copy<never>) => {
      expect(await own.begin(user.id, book, 1)).toBe(true);
      expect(await own.read(user.id)).not.toBeNull();
      expect(await stored()).toEqual([COPY_DATABASE]);
      expect(await other.read(user.id)).toBeNull();
      expect(await stored()).toEqual([]);
    };
    await meet(olderCopy, older.observableBook.confirmed(), copy);
    await meet(copy, todays.observableBook.confirmed(), olderCopy);
  });
});
