import { httpInstallation } from "../infrastructure/http/http-installation.ts";

/** Asks about the installation: a chunk that only a choice of plan and the legal texts load. */
export const readInstallation = httpInstallation();
