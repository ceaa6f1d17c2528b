import type { PictureFault } from "../../domain/receipts/picture.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { PhotoFile } from "../photos/photos.ts";

/** A running search for codes in a picture. */
export type PictureSearch = {
  /** The texts of its codes, at least one. */
  readonly texts: Promise<Result<readonly string[], PictureFault>>;
  /** Cancels the search, if it still runs. */
  readonly cancel: () => void;
};

/** Finds codes in pictures, which never leave the device. */
export type PictureReader = { search(file: PhotoFile): PictureSearch };
