/** Finds QR codes in pictures. */
export type QrDecoder = {
  /** The texts of the codes in a picture, which is used up. Rejects once it cannot read at all. */
  readonly decode: (picture: ImageBitmap) => Promise<readonly string[]>;
  /** Gives back what it holds; what it still looks for is never answered. */
  readonly close: () => void;
};

/** Gets a decoder ready; rejects if it cannot be fetched or started. */
export type OpenQrDecoder = () => Promise<QrDecoder>;
