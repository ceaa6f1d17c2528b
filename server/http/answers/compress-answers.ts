import compress from "@fastify/compress";
import type { Api } from "../api.ts";

/** Smaller responses are sent uncompressed. */
const MIN_COMPRESSED_BYTES = 1_024;

/** A middle level: the last few per cent would take several times as long, as Brotli would. */
const COMPRESSION_LEVEL = 5;

/**
 * Compresses the responses of every route added after it, except those that opt out: a secret beside text chosen by an
 * attacker would leak through the compressed length.
 */
export async function compressAnswers(api: Api): Promise<void> {
  await api.register(compress, {
    threshold: MIN_COMPRESSED_BYTES,
    encodings: ["gzip"],
    zlibOptions: { level: COMPRESSION_LEVEL },
  });
}
