import { ensureBuilt } from "../../../scripts/ensure-built.mjs";

/** Builds the programs that tests start, unless they are there of the same sources. */
export async function setup() {
  if ((await ensureBuilt("server")) !== 0) throw new Error("the server could not be built");
}
