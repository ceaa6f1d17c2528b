import compress from "@fastify/compress";
import type { Api } from "../api.ts";

/** Below this many bytes an answer travels as it is. */
const WORTHWHILE = 1_024;

/** A middle level: the last few per cent would cost several times the time, as Brotli would. */
const LEVEL = 5;

/**
 * Compresses the answers of every route that is added after it, but for those that say otherwise: what
 * holds a secret beside what a stranger may choose would tell the secret by its length.
 */
export async function compressAnswers(api: Api): Promise<void> {
  await api.register(compress, {
    threshold: WORTHWHILE,
    encodings: ["gzip"],
    zlibOptions: { level: LEVEL },
  });
}
