import { fileURLToPath } from "node:url";

/** Where the build of the client lies. */
export const clientDirectory = fileURLToPath(new URL("../dist/client", import.meta.url));
