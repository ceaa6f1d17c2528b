import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../application/clock.ts";
import type { IsSigned } from "../../application/payments/is-signed.ts";

/** How far the time of a signature may differ from ours. */
const CLOCK_TOLERANCE_SECONDS = 5 * 60;

type Signature = { readonly time: string; readonly digests: readonly string[] };

/** Parses `t=<seconds>,v1=<hex>`: one time, and a digest per secret while these are rotated. */
function readSignature(header: string): Signature | null {
  const parts = header.split(",").map((part) => part.trim());
  const valuesOf = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  const [time, ...more] = valuesOf("t");
  const digests = valuesOf("v1").filter((digest) => /^[\da-f]{64}$/i.test(digest));
  if (time === undefined || more.length > 0 || !/^\d{1,12}$/.test(time)) return null;
  return { time, digests };
}

/** Verifies the HMAC-SHA256 of a notice's time and raw body, in constant time. */
export const signedWith =
  (secret: string, { now }: Clock): IsSigned =>
  (header = "", body) => {
    const signature = readSignature(header);
    if (signature === null) return false;
    const { time, digests } = signature;
    if (Math.abs(Math.floor(now() / 1000) - Number(time)) > CLOCK_TOLERANCE_SECONDS) return false;
    const due = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
    return digests.some((digest) => timingSafeEqual(Buffer.from(digest, "hex"), due));
  };
