// Builds all that the package ships: the client and the server. Runs on Node 20 with nothing installed.
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { exitCodeOf, startOnNode24 } from "./node24.mjs";

ensureInstalled();
const client = await ensureBuilt();
if (client !== 0) process.exit(client);
process.exit(await exitCodeOf(startOnNode24(["scripts/build-server.mjs"])));
