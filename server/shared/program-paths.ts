import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/** Whether this runs from the package: there the server is one folder of JavaScript, beside the client's. */
const isBuilt = import.meta.url.endsWith(".js");

const placeOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const program = (source: string) =>
  placeOf(isBuilt ? `${basename(source).replace(/\.\w+$/, "")}.js` : `../${source}`);

/** The programs of the server that run in a process or a thread of their own. */
export const programs = {
  backUp: program("back-up.ts"),
  readCopy: program("infrastructure/archives/copy-reader.ts"),
  convertPhoto: program("infrastructure/photos/convert-photo.mjs"),
} as const;

/** The directory of the built client. */
export const clientDirectory = placeOf(isBuilt ? "../client" : "../../dist/client");
