import sharp from "sharp";
import { expect, it } from "vitest";
import { sharpPhotos } from "../../../server/infrastructure/photos/sharp-photos.ts";
import { noisyPicture, photoWithPlace, picture, pictureOfSize } from "../support/images.ts";

const makePhoto = sharpPhotos();

async function made(from: Uint8Array, mayStay?: "may-stay"): Promise<Buffer> {
  const photo = await makePhoto(from, mayStay);
  if (!photo.ok) throw new Error(photo.reason);
  return Buffer.from(photo.value);
}

const clear = sharp({ create: { width: 90, height: 60, channels: 4, background: "#2f9e6380" } });

it("a photo of ours in a copy stays as it is, byte for byte", async () => {
  const pictures = [
    await picture("png"),
    await noisyPicture("jpeg"),
    await photoWithPlace(),
    await pictureOfSize(3_000, 5_000),
    await clear.png().toBuffer(),
  ];
  for (const one of pictures) {
    const photo = await made(one);
    expect(await made(photo, "may-stay")).toEqual(photo);
  }
});

it("what is uploaded is always made anew, and so is a picture that is not as ours are", async () => {
  const photo = await made(await noisyPicture("png"));
  expect(await made(photo)).not.toEqual(photo);
  const placed = sharp(await photoWithPlace())
    .keepMetadata()
    .webp();
  const wide = sharp(await pictureOfSize(1_025, 8)).webp();
  for (const other of [await picture("png"), await placed.toBuffer(), await wide.toBuffer()]) {
    const anew = await made(other, "may-stay");
    expect(anew).not.toEqual(other);
    const { format, width, exif } = await sharp(anew).metadata();
    expect([format, width <= 1_024, exif]).toEqual(["webp", true, undefined]);
  }
});

it("what lies in a picture's frame behind the picture does not stay", async () => {
  const photo = await made(await picture("png"));
  const hidden = Buffer.from("<script>".repeat(1_000));
  const stuffed = Buffer.concat([photo, hidden]);
  stuffed.writeUInt32LE(stuffed.length - 8, 4);
  stuffed.writeUInt32LE(stuffed.length - 20, 16);
  const anew = await made(stuffed, "may-stay");
  expect(anew.includes("<script>")).toBe(false);
});

it("a photo that is cut is none, and what lies behind one does not stay", async () => {
  const photo = await made(await noisyPicture("png"));
  for (const part of [0.1, 0.5, 0.9])
    expect(await makePhoto(photo.subarray(0, photo.length * part), "may-stay")).toEqual({
      ok: false,
      reason: "not-an-image",
    });
  const followed = await made(Buffer.concat([photo, Buffer.from("<script>")]), "may-stay");
  expect(followed.includes("<script>")).toBe(false);
});
