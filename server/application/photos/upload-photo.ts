import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { storePhoto } from "./photo-space.ts";
import type { Clock } from "../clock.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";
import type { PhotoAddresses, PhotoFiles, Photos } from "./photos.ts";
import type { RateLimit, TooMany } from "../login/rate-limit.ts";

/** Why an upload cannot become a photo. */
export type PictureFault = "not-an-image" | "too-many-pixels" | "side-too-long" | "busy";

/**
 * Makes a small WebP of an image, without its metadata. One that is just that may stay as it is where it is said so: a
 * photo of ours would lose a little each time.
 */
export type MakePhoto = (
  picture: Uint8Array,
  mayStay?: "may-stay",
) => Promise<Result<Uint8Array, PictureFault>>;

/** The ports for storing a photo. */
export type StorePorts = {
  readonly ledgerWork: LedgerWork;
  readonly photos: Photos;
  readonly photoFiles: PhotoFiles;
  readonly photoAddresses: PhotoAddresses;
  readonly clock: Clock;
  /** The clock that decides when a photo without a goal has expired. */
  readonly earliest: Clock;
};

type Ports = StorePorts & {
  readonly limit: RateLimit;
  readonly makePhoto: MakePhoto;
  readonly newPhotoName: () => string;
};

/** Receives the upload, or returns why it failed. */
export type Receive<Fault> = () => Promise<Result<Uint8Array, Fault>>;

export type UploadRefusal = PictureFault | StorageRefusal | TooMany;

/** Why a photo cannot be stored: there is no space for it, or its ledger is gone. */
type StorageRefusal = "photos-full" | "unauthenticated";

/** Makes a photo of an upload and stores it; returns its address. */
export const uploadPhoto =
  (ports: Ports) =>
  async <Fault>(
    member: Member,
    receive: Receive<Fault>,
  ): Promise<Result<string, Fault | UploadRefusal>> => {
    const { limit, makePhoto, photoAddresses, newPhotoName } = ports;
    const taken = await limit.take(member.user);
    if (!taken.ok) return taken;
    const upload = await receive();
    if (!upload.ok) return upload;
    const photo = await makePhoto(upload.value);
    if (!photo.ok) return photo;
    const name = newPhotoName();
    const stored = await keepPhoto(ports, member, name, photo.value);
    return stored.ok ? accepted(photoAddresses.addressOf(name)) : stored;
  };

/**
 * Reserves the space for a photo, then writes its file: a stop in between leaves a photo without its whole file, which is
 * replaced when the same photo comes again.
 */
export async function keepPhoto(
  { ledgerWork, photos, photoFiles, photoAddresses, clock, earliest }: StorePorts,
  member: Member,
  name: string,
  webp: Uint8Array,
): Promise<Result<null, StorageRefusal>> {
  const photo = { name, bytes: webp.byteLength, createdAt: clock.now() };
  const { ledger } = member;
  const isStored = await ledgerWork(member, null, async (stores) => {
    await stores.photos.remove(ledger, name);
    return storePhoto(photoAddresses, stores)(ledger, photo, earliest.now());
  });
  if (!isStored) return refused("photos-full");
  try {
    await photoFiles.remove(name);
    await photoFiles.save(name, webp);
  } catch (error) {
    await removeFile(photoFiles, name);
    await photos.remove(ledger, name);
    throw error;
  }
  if (await photos.has(ledger, name)) return accepted(null);
  // The ledger was removed meanwhile, before its file existed.
  await removeFile(photoFiles, name);
  return refused("unauthenticated");
}

/** Removes a file that nobody can see; a failure is ignored. */
const removeFile = (files: PhotoFiles, name: string): Promise<void> =>
  files.remove(name).catch(() => {});
