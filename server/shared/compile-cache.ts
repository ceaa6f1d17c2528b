const folder = process.env["NODE_COMPILE_CACHE"];

/** Where Node keeps what it has compiled, as a variable for a thread or process of our own; none unless it was set. */
export const compileCache: Readonly<Record<string, string>> =
  folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
