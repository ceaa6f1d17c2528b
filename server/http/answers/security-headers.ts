const POWERS = ["microphone", "geolocation", "payment", "usb"];

/** The headers of every response, always on. */
const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // The camera is for receipts, and only for our own pages.
  "permissions-policy": ["camera=(self)", ...POWERS.map((power) => `${power}=()`)].join(", "),
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
};

/** A response of the API may do nothing if a browser shows it as a page, and is never cached. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; sandbox",
};

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** A page may load only from this server, and nothing inline. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  "cache-control": "no-cache",
  "content-security-policy": PAGE_POLICY,
};

/** The one file that may compile WebAssembly: the worker that finds codes in pictures, and may do nothing else. */
export const DECODER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
