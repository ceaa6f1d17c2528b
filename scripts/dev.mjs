// Runs server and client from their sources; both reload on change.
import { exitCodeOf, forwardSignals, startOnNode24 } from "./node24.mjs";

const port = process.env.API_PORT ?? "3001";

const server = startOnNode24(["--watch", "--watch-preserve-output", "server/main.ts"], {
  env: { PORT: port, HOST: "127.0.0.1" },
});
const client = startOnNode24(["node_modules/vite/bin/vite.js"], { env: { API_PORT: port } });
const both = [server, client];
forwardSignals(...both);

const first = await Promise.race(both.map(exitCodeOf));
for (const child of both) child.kill();
process.exitCode = first;
