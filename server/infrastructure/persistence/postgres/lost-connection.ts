import { errorCode } from "../../../shared/error-code.ts";

/** PostgreSQL's and the system's words for a connection that ended under whoever used it. */
const CODES = /^(08\w{3}|57P0[125]|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** The errors of pg that have no code. */
const SENTENCES = [
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
];

/** Whether a connection to the database was cut: by hand, by its restart, by the network. */
export const isLostConnection = (error: unknown): boolean =>
  CODES.test(errorCode(error)) || (error instanceof Error && SENTENCES.includes(error.message));
