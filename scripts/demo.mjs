// Starts the product on a throw-away database with made-up data.
import { serveBuilt } from "./serve-built.mjs";

await serveBuilt("server/demo/main.ts");
