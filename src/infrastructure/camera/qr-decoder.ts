/** Finds QR codes in pictures. */
export type QrDecoder = {
  /** The texts of the codes in a picture, which is closed afterwards. Rejects once the decoder has failed. */
  readonly decode: (picture: ImageBitmap) => Promise<readonly string[]>;
  /** Frees its resources; searches that still run never end. */
  readonly close: () => void;
};

/** Gets a decoder ready; rejects if it cannot be fetched or started. */
export type OpenQrDecoder = () => Promise<QrDecoder>;
