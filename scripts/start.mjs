// Starts the product.
import { serveBuilt } from "./serve-built.mjs";

await serveBuilt("server/main.ts");
