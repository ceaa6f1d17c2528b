import { httpInstallation } from "../infrastructure/http/login/http-installation.ts";

/** Asks about the installation: a chunk that only a choice of plan and the legal texts load. */
export const readInstallation = httpInstallation();
