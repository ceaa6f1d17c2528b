import type { PhotoFiles, Photos } from "./photos.ts";

type Ports = { readonly photos: Photos; readonly photoFiles: PhotoFiles };

/** Returns the image of a photo, as WebP; null once no ledger has it any more. */
export const readPhoto =
  ({ photos, photoFiles }: Ports) =>
  async (name: string): Promise<Uint8Array | null> =>
    (await photos.exists(name)) ? photoFiles.read(name) : null;
