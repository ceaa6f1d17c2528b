import { fileURLToPath } from "node:url";

/** The directory of the built client. */
export const clientDirectory = fileURLToPath(new URL("../dist/client", import.meta.url));
