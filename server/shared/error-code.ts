/** Returns the error code set by drivers, Node and the framework; empty if there is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
