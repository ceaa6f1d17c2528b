import { describe, expect, it, vi } from "vitest";
import type { PhotoFile } from "../../../src/application/photos/photos.ts";
import { PICTURE_MAX_BYTES } from "../../../src/domain/receipts/picture.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import {
  browserPictureReader,
  type Pictures,
} from "../../../src/infrastructure/camera/browser-picture-reader.ts";
import type { OpenQrDecoder, QrDecoder } from "../../../src/infrastructure/camera/qr-decoder.ts";
import { photoFileWith } from "../../support/photo-file.ts";

const broken = () => Promise.reject(new Error("broken"));

/** A reader whose every picture has one size and the same codes. */
function reader(
  size: readonly [number, number],
  decode: QrDecoder["decode"] = async () => ["a", "b"],
  openDecoder?: OpenQrDecoder,
) {
  const close = vi.fn<() => void>();
  const [naturalWidth, naturalHeight] = size;
  const draw = vi.fn<Pictures["draw"]>(async () => ({}) as ImageBitmap);
  const pictures: Pictures = {
    load: async () => ({ naturalWidth, naturalHeight }) as HTMLImageElement,
    draw,
  };
  const pictureReader = browserPictureReader(
    openDecoder ?? (async () => ({ decode, close })),
    pictures,
  );
  return { search: (file: PhotoFile) => pictureReader.search(file), draw, close };
}

describe("a picture", () => {
  it("is looked at no larger than it has to be, and tells its codes", async () => {
    const { search, draw, close } = reader([3000, 4000]);
    expect(await search(photoFileWith()).texts).toEqual(accepted(["a", "b"]));
    expect(draw.mock.calls[0]?.[1]).toEqual({ width: 1920, height: 2560 });
    expect(close.mock.calls.length).toBe(1);
  });

  it("is refused before anything of it is looked at, where it is too large", async () => {
    const open = vi.fn<OpenQrDecoder>(broken);
    const { search } = reader([1, 1], undefined, open);
    const huge = photoFileWith({ size: PICTURE_MAX_BYTES + 1 });
    expect(await search(huge).texts).toEqual(refused("too-large"));
    expect(open.mock.calls).toEqual([]);
    const many = reader([20_000, 20_000]);
    expect(await many.search(photoFileWith()).texts).toEqual(refused("too-large"));
    expect(many.draw.mock.calls).toEqual([]);
  });

  it("is refused where it is none, or has no size", async () => {
    const open: OpenQrDecoder = async () => ({ decode: broken, close: () => undefined });
    const none = browserPictureReader(open, { load: broken, draw: broken });
    expect(await none.search(photoFileWith()).texts).toEqual(refused("not-a-picture"));
    const { search } = reader([0, 0]);
    expect(await search(photoFileWith()).texts).toEqual(refused("not-a-picture"));
  });

  it("without a code says so", async () => {
    const { search } = reader([10, 10], async () => []);
    expect(await search(photoFileWith()).texts).toEqual(refused("no-code"));
  });

  it("cannot be read where what reads it cannot be fetched, or breaks", async () => {
    const missing = reader([10, 10], undefined, broken);
    expect(await missing.search(photoFileWith()).texts).toEqual(refused("no-reader"));
    const { search, close } = reader([10, 10], broken);
    expect(await search(photoFileWith()).texts).toEqual(refused("no-reader"));
    expect(close.mock.calls.length).toBe(1);
  });

  it("is let go of when the search is broken off", async () => {
    const { search, close } = reader([10, 10], () => new Promise(() => undefined));
    const { cancel } = search(photoFileWith());
    await vi.waitFor(() => expect(close.mock.calls.length).toBe(0));
    await new Promise((resolve) => setImmediate(resolve));
    cancel();
    expect(close.mock.calls.length).toBe(1);
  });
});
