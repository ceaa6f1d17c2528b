import type { Installation } from "../../domain/operator/installation.ts";

/** Asks the server about itself. Rejects with a Failure. */
export type ReadInstallation = () => Promise<Installation>;
