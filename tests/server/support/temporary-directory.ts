import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder under the system's temporary one, and how to be rid of it. */
export async function temporaryDirectory() {
  const path = await mkdtemp(join(tmpdir(), "fincontrol-test-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
