// Starts the product: installs and builds what is missing, then gives way to the server.
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { exitCodeOf, forwardSignals, startOnNode24 } from "./node24.mjs";

ensureInstalled({ withDevelopment: false });

const built = await ensureBuilt();
if (built !== 0) process.exit(built);

const server = startOnNode24(["server/main.ts"]);
forwardSignals(server);
process.exit(await exitCodeOf(server));
