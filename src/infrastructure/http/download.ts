import type { DownloadProgress } from "../../application/exports/data-exports.ts";
import type { ReadyFile } from "../../application/exports/file-saver.ts";
import { httpCall, unanswered, CALL_TIMEOUT_MS, type HttpSession } from "./call.ts";

/** Fetches files from the API; each resolves with the whole file, or rejects with a Failure. */
export type Download = (
  path: string,
  fallbackName: string,
  onProgress: (progress: DownloadProgress) => void,
) => Promise<ReadyFile>;

/** A file may take as long as it needs, but each chunk no longer than a call. */
export const httpDownload = (session: HttpSession, origin = ""): Download => {
  const make = httpCall(session, origin);
  return (path, fallbackName, onProgress) => {
    const stop = new AbortController();
    return make("get", path, { signal: stop.signal }, async (answer) => {
      const response = await answer;
      return {
        name: fileNameOf(response.headers.get("content-disposition"), fallbackName),
        type: response.headers.get("content-type") ?? "application/octet-stream",
        content: await contentOf(response, stop, onProgress),
      };
    });
  };
};

async function contentOf(
  response: Response,
  stop: AbortController,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const total = sizeOf(response);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const giveUp = () => stop.abort();
  let patience = setTimeout(giveUp, CALL_TIMEOUT_MS);
  try {
    for await (const piece of piecesOf(response)) {
      clearTimeout(patience);
      patience = setTimeout(giveUp, CALL_TIMEOUT_MS);
      pieces.push(piece);
      loaded += piece.length;
      onProgress({ loaded, total });
    }
  } catch (cause) {
    unanswered(cause);
  } finally {
    clearTimeout(patience);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Not every browser can iterate a stream. */
async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (next?.value === undefined) return;
    yield next.value;
  }
}

/** The size of the body in bytes, if the server states it; for a compressed response that is the compressed size. */
function sizeOf({ headers }: Response): number | null {
  const length = Number(headers.get("content-length"));
  return length > 0 && !headers.has("content-encoding") ? length : null;
}

/** Longer names are refused by some file systems. */
const MAX_NAME_LENGTH = 100;

/**
 * The file name of a Content-Disposition header: without folders, and only letters, digits, points, hyphens and
 * underscores. The fallback if it names none with that extension.
 */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const named = /filename\s*=\s*(?:"([^"]*)"|([^;\s]*))/i.exec(disposition ?? "");
  const path = named?.[1] ?? named?.[2] ?? "";
  const name = (path.split(/[/\\]/).at(-1) ?? "").replaceAll(/[^\w.-]/g, "").replace(/^[.-]+/, "");
  const ending = fallback.slice(fallback.lastIndexOf("."));
  const isFile =
    name.endsWith(ending) && name.length > ending.length && name.length <= MAX_NAME_LENGTH;
  return isFile ? name : fallback;
}
