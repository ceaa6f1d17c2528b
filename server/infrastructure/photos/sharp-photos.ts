import { accepted, refused } from "../../../src/domain/shared/result.ts";
import type { MakePhoto, PictureFault } from "../../application/photos/upload-photo.ts";
import { concurrencyLimit } from "../security/concurrency-limit.ts";
import { programs } from "../../shared/program-paths.ts";
import { runConfined, type Bounds } from "./run-confined.ts";

/** The limits of writable memory, time and output; with Node and the library a process stays below 200 MiB. */
export const PHOTO_BOUNDS: Bounds = { memoryMib: 168, seconds: 8, outputBytes: 8 * 1024 * 1024 };

const MAX_CONCURRENT_PHOTOS = 2;
const MAX_WAITING_PHOTOS = 16;

/** The converter's exit code when its output is a fault instead of a photo. */
const REFUSED_EXIT_CODE = 64;
const FAULTS: readonly PictureFault[] = ["not-an-image", "too-many-pixels", "side-too-long"];

/** Makes photos with sharp, each in a process of its own. */
export function sharpPhotos(
  program: string = programs.convertPhoto,
  bounds = PHOTO_BOUNDS,
): MakePhoto {
  const limited = concurrencyLimit(MAX_CONCURRENT_PHOTOS, MAX_WAITING_PHOTOS);

  const convert: MakePhoto = async (picture, mayStay) => {
    const command = mayStay === undefined ? [program] : [program, mayStay];
    const { code, output } = await runConfined(command, picture, bounds);
    if (code === 0) return accepted(output);
    if (code === "late") return refused("busy");
    // An image that crashes its decoder is unreadable.
    if (code === "killed") return refused("not-an-image");
    const fault = FAULTS.find((known) => code === REFUSED_EXIT_CODE && known === output.toString());
    if (fault === undefined) throw new Error(`the converter of photos ended with ${code}`);
    return refused(fault);
  };

  return async (...asked) => {
    const converted = await limited(() => convert(...asked));
    return converted.ok ? converted.value : converted;
  };
}
