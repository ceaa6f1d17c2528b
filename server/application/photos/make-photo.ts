import type { Result } from "../../../src/domain/shared/result.ts";

/** Why an upload cannot become a photo. */
export type PictureFault = "not-an-image" | "too-many-pixels" | "side-too-long" | "busy";

/** Makes a small WebP of an image, without its metadata. */
export type MakePhoto = (upload: Uint8Array) => Promise<Result<Uint8Array, PictureFault>>;
