import { Readable } from "node:stream";
import { exportJson } from "../../src/contract/exports/export-content.ts";
import {
  accountJson,
  consentsJson,
  secondFactorJson,
  passkeysJson,
  paymentsJson,
  recommendationsJson,
  sessionsJson,
  versionsJson,
} from "../../src/contract/exports/own-data.ts";
import type { OwnData } from "../../src/domain/exports/own-data.ts";
import { lisbonMoment } from "../../src/text/profile/departure.ts";
import { OWN_DATA_FILES as files, ownDataReadMe } from "../../src/text/exports/own-data.ts";
import type { Archive } from "../application/exports/archive.ts";
import { waitingWith } from "./answers/send-json.ts";

async function* whole(text: string) {
  yield text;
}

/** Packs all data of a person without their photos; only the packed bytes stay in memory. */
export async function packOwnData(archive: Archive, data: OwnData): Promise<void> {
  const readMe = ownDataReadMe(data.user.username, lisbonMoment(data.content.createdAt));
  await archive.addText(files.readMe, whole(readMe));
  await archive.addText(files.account, whole(accountJson(data)));
  await archive.addText(files.sessions, whole(sessionsJson(data)));
  await archive.addText(files.secondFactor, whole(secondFactorJson(data)));
  await archive.addText(files.passkeys, whole(passkeysJson(data)));
  await archive.addText(files.consents, whole(consentsJson(data)));
  await archive.addText(files.payments, whole(paymentsJson(data)));
  await archive.addText(files.records, exportJson(data.content));
  await archive.addText(files.recommendations, whole(recommendationsJson(data)));
  await archive.addText(files.versions, versionsJson(data));
}

/** Sends an archive, then one photo after the other, each read when it is due. */
export const archiveWithPhotos = (
  archive: Archive,
  photos: readonly string[],
  readPhoto: (name: string) => Promise<Uint8Array | null>,
): Readable => {
  const packed = archive.take();
  const size = packed.reduce((sum, { length }) => sum + length, 0);
  return waitingWith(size, Readable.from(parts(packed, archive, photos, readPhoto)));
};

async function* parts(
  packed: readonly Uint8Array[],
  ...[archive, photos, readPhoto]: Parameters<typeof archiveWithPhotos>
) {
  yield* packed;
  for (const name of photos) {
    const webp = await readPhoto(name);
    // A photo removed since is not included.
    if (webp !== null) archive.addPacked(files.photo(name), webp);
    yield* archive.take();
  }
  archive.close();
  yield* archive.take();
}
