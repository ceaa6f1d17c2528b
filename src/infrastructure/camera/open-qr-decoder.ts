import type { OpenQrDecoder } from "./qr-decoder.ts";

/** The browser's own decoder if it reads QR codes, else the one that ships with the product. */
export const openQrDecoder: OpenQrDecoder = async () => {
  const { openNativeQrDecoder } = await import("./native-qr-decoder.ts");
  const native = await openNativeQrDecoder(globalThis as { readonly BarcodeDetector?: never });
  if (native !== null) return native;
  const { openWorkerQrDecoder } = await import("./worker-qr-decoder.ts");
  return openWorkerQrDecoder();
};
