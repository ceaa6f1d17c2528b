// Builds what is missing, then starts a program that serves the product.
import { ensureBuilt } from "./ensure-built.mjs";
import { exitCodeOf, forwardSignals, startOnNode24 } from "./node24.mjs";

export async function serveBuilt(program) {
  const built = await ensureBuilt("client");
  if (built !== 0) process.exit(built);

  const server = startOnNode24([program]);
  forwardSignals(server);
  process.exit(await exitCodeOf(server));
}
