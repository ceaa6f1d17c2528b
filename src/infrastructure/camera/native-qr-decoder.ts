import type { QrDecoder } from "./qr-decoder.ts";

type Detected = { readonly rawValue: string };

/** `BarcodeDetector`, which only some browsers have. */
export type BarcodeDetecting = {
  new (options: { readonly formats: readonly string[] }): {
    detect(picture: ImageBitmapSource): Promise<readonly Detected[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
};

const QR = "qr_code";

/** The browser's own decoder; null if there is none, or none for QR codes. */
export async function openNativeQrDecoder(scope: {
  readonly BarcodeDetector?: BarcodeDetecting;
}): Promise<QrDecoder | null> {
  const Detector = scope.BarcodeDetector;
  if (Detector === undefined) return null;
  const formats = await Detector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes(QR)) return null;
  const detector = new Detector({ formats: [QR] });
  return {
    decode: async (picture) => {
      try {
        return (await detector.detect(picture)).map(({ rawValue }) => rawValue);
      } finally {
        picture.close();
      }
    },
    close: () => undefined,
  };
}
