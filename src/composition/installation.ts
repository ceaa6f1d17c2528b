import { httpInstallation } from "../infrastructure/http/login/http-installation.ts";

/** Reads the data of the installation: a chunk that only the plan choice and the legal texts load. */
export const readInstallation = httpInstallation();
