import type { OpenQrDecoder } from "./qr-decoder.ts";

/** The browser's own decoder where it has one for QR codes, else the one that is part of the product. */
export const openQrDecoder: OpenQrDecoder = async () => {
  const { openNativeQrDecoder } = await import("./native-qr-decoder.ts");
  const native = await openNativeQrDecoder(globalThis as { readonly BarcodeDetector?: never });
  if (native !== null) return native;
  const { openWorkerQrDecoder } = await import("./worker-qr-decoder.ts");
  return openWorkerQrDecoder();
};
