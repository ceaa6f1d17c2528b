/** The image files of the photos, as WebP. */
export type PhotoFiles = {
  /** Resolves once the photo would survive a power cut. */
  readonly save: (name: string, webp: Uint8Array) => Promise<void>;
  /** Null if there is no such photo here. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
  readonly remove: (name: string) => Promise<void>;
};
