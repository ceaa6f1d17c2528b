import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a temporary folder, with a function that removes it. */
export async function temporaryDirectory() {
  const path = await mkdtemp(join(tmpdir(), "fincontrol-test-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
