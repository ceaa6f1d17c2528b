import type { PictureReader } from "../../application/receipts/picture-reader.ts";
import type { PhotoFile } from "../../application/photos/photos.ts";
import { lookedAt, PICTURE_MAX_BYTES, type PictureFault } from "../../domain/receipts/picture.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import type { OpenQrDecoder } from "./qr-decoder.ts";

/** Reads the size of a picture before it is decoded, and decodes it in another size. */
export type Pictures = {
  readonly load: (file: Blob) => Promise<HTMLImageElement>;
  readonly draw: (
    image: HTMLImageElement,
    size: { readonly width: number; readonly height: number },
  ) => Promise<ImageBitmap>;
};

const browserPictures: Pictures = {
  load: async (file) => {
    const address = URL.createObjectURL(file);
    try {
      return await new Promise<HTMLImageElement>((resolve, reject) => {
        const image = new Image();
        image.addEventListener("load", () => resolve(image));
        image.addEventListener("error", () => reject(new Error("no picture")));
        image.src = address;
      });
    } finally {
      URL.revokeObjectURL(address);
    }
  },
  draw: (image, { width, height }) =>
    createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: "medium" }),
};

/** Finds codes in pictures, scaled down to the largest size allowed. */
export const browserPictureReader = (
  openDecoder: OpenQrDecoder,
  pictures: Pictures = browserPictures,
): PictureReader => ({
  search: (file) => {
    const searching = new AbortController();
    return {
      texts: textsIn(file, openDecoder, pictures, searching.signal),
      cancel: () => searching.abort(),
    };
  },
});

async function textsIn(
  file: PhotoFile,
  openDecoder: OpenQrDecoder,
  pictures: Pictures,
  signal: AbortSignal,
): Promise<Result<readonly string[], PictureFault>> {
  if (file.size > PICTURE_MAX_BYTES) return refused("too-large");
  const opening = openDecoder().catch(() => null);
  const picture = await drawn(new Blob([await file.arrayBuffer()], { type: file.type }), pictures);
  const decoder = await opening;
  if (decoder === null) return refused("no-reader");
  const close = () => decoder.close();
  signal.addEventListener("abort", close);
  try {
    if (signal.aborted) return refused("no-code");
    if (typeof picture === "string") return refused(picture);
    const texts = await decoder.decode(picture);
    return texts.length === 0 ? refused("no-code") : accepted(texts);
  } catch {
    return refused("no-reader");
  } finally {
    close();
  }
}

async function drawn(file: Blob, { load, draw }: Pictures) {
  try {
    const image = await load(file);
    const { naturalWidth, naturalHeight } = image;
    if (naturalWidth === 0 || naturalHeight === 0) return "not-a-picture" as const;
    const size = lookedAt(naturalWidth, naturalHeight);
    return size === null ? ("too-large" as const) : await draw(image, size);
  } catch {
    return "not-a-picture" as const;
  }
}
