import type { Failure } from "../../../application/failure.ts";
import type { FetchFile } from "./typeface.ts";

/** How long a file of a font may take. */
const FONT_TIMEOUT_MS = 20_000;

/** Fetches the file of a font from the product's own server, or from what the device keeps of it. Rejects with a Failure. */
export const fetchFont: FetchFile = async (address) => {
  const signal = AbortSignal.timeout(FONT_TIMEOUT_MS);
  try {
    const answer = await fetch(address, { signal });
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  } catch {
    // Neither the network nor the device has it.
  }
  throw { type: "offline" } satisfies Failure;
};
