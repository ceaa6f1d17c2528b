import type { Result } from "../../../src/domain/shared/result.ts";

/** Why no photo can be made of what was uploaded. */
export type PictureFault = "not-an-image" | "too-many-pixels" | "side-too-long" | "busy";

/** Makes a small WebP of an image, with nothing in it but what it shows. */
export type MakePhoto = (upload: Uint8Array) => Promise<Result<Uint8Array, PictureFault>>;
