import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { MakePhoto, PhotoFault } from "../../application/ports/make-photo.ts";
import { concurrencyLimit } from "../security/concurrency-limit.ts";

/** The only readers of the library that a stranger's file may reach. */
const READERS = ["JpegBuffer", "PngBuffer", "WebpBuffer", "NsgifBuffer", "HeifBuffer"];

const MAX_PIXELS = 40_000_000;
const MAX_WIDTH = 1024;
/** The tallest WebP there can be. */
const MAX_HEIGHT = 16_383;
const MAX_SECONDS = 10;

/** A decoded image of 40 megapixels takes 160 MB. */
const AT_ONCE = 2;
const WAITING = 16;

async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: READERS.map((reader) => `VipsForeignLoad${reader}`) });
  return sharp;
}

/** Makes photos with sharp, which is loaded when the first upload comes. */
export function sharpPhotos(): MakePhoto {
  const limited = concurrencyLimit(AT_ONCE, WAITING);
  let library: ReturnType<typeof loadSharp> | undefined;

  const convert = async (upload: Uint8Array): Promise<Result<Uint8Array, PhotoFault>> => {
    const sharp = await (library ??= loadSharp());
    try {
      // Reads the header alone, which tells the size before anything is decoded.
      const header = await sharp(upload, { limitInputPixels: false }).metadata();
      if (header.format === "heif" && header.compression !== "av1") return refused("not-an-image");
      if (header.width * header.height > MAX_PIXELS) return refused("too-many-pixels");
      const image = sharp(upload, {
        limitInputPixels: MAX_PIXELS,
        failOn: "error",
        sequentialRead: true,
        autoOrient: true,
      });
      return accepted(
        await image
          .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
          .webp()
          .timeout({ seconds: MAX_SECONDS })
          .toBuffer(),
      );
    } catch {
      return refused("not-an-image");
    }
  };

  return async (upload) => {
    const converted = await limited(() => convert(upload));
    return converted.ok ? converted.value : converted;
  };
}
