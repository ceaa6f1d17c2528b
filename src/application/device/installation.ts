import type { Installation } from "../../domain/operator/installation.ts";

/** Asks the server about the installation. Rejects with a Failure. */
export type ReadInstallation = () => Promise<Installation>;
