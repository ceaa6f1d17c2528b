/** The code by which drivers, Node and the framework name an error; empty if it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
