// Builds all that the package ships: the client and the server.
import { ensureBuilt } from "./ensure-built.mjs";

process.exit(await ensureBuilt("client", "server"));
