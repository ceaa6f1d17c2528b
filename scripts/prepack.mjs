// Builds all that the package ships: the client and the server.
import { ensureBuilt } from "./ensure-built.mjs";
import { exitCodeOf, startOnNode24 } from "./node24.mjs";

const client = await ensureBuilt();
if (client !== 0) process.exit(client);
process.exit(await exitCodeOf(startOnNode24(["scripts/build-server.mjs"])));
