import type { CopyFile, Restores } from "../../application/restore/restores.ts";
import { paths } from "../../contract/paths.ts";
import {
  COPY_MAX_BYTES,
  decodeRestoreReport,
  encodeRestoreMode,
  restoreOutcomeSchema,
} from "../../contract/restore/restore.ts";
import type { CopyFileFault, RestoreMode, RestoreReport } from "../../domain/restore/restore.ts";
import type { Failure } from "../../application/failure.ts";
import type { Api } from "./api.ts";
import type { ApiCall } from "./call.ts";
import { creating } from "./ledger/naming-headers.ts";

/** How long the upload of a large copy and its restore may take. */
const RESTORE_TIMEOUT_MS = 10 * 60_000;

/** The restores over the call of /reposicao. */
export const httpRestores = (api: Api): Restores => {
  const call = async (
    file: CopyFile,
    mode: RestoreMode,
    simular: boolean,
    more: Pick<ApiCall, "headers" | "signal">,
  ): Promise<RestoreReport> =>
    decodeRestoreReport(
      await api("post", paths.restore, restoreOutcomeSchema, {
        body: await bodyOf(file),
        query: { simular: String(simular), modo: encodeRestoreMode(mode) },
        timeout: RESTORE_TIMEOUT_MS,
        ...more,
      }),
    );
  return {
    simulate: (file, mode, onStop) => {
      const stopped = new AbortController();
      onStop(() => stopped.abort());
      return call(file, mode, true, { signal: stopped.signal });
    },
    restore: (file, mode, change) => call(file, mode, false, { headers: creating({ change }) }),
  };
};

/** The first bytes of a zip. */
const ZIP = [0x50, 0x4b] as const;

/** The file as a body of the type that its content shows, whatever it is called. */
async function bodyOf(file: CopyFile): Promise<unknown> {
  const head = await headOf(file);
  const isZip = ZIP.every((byte, index) => head[index] === byte);
  if (file.size > COPY_MAX_BYTES[isZip ? "zip" : "json"]) throw refusal("file-too-large");
  return file.slice(0, file.size, isZip ? "application/zip" : "application/json");
}

async function headOf(file: CopyFile): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  } catch {
    throw refusal("file-gone");
  }
}

const refusal = (code: CopyFileFault): Failure => ({
  type: "rejected",
  status: code === "file-gone" ? 422 : 413,
  detail: null,
  code,
});
