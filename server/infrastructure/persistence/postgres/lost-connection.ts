import { errorCode } from "../../../shared/error-code.ts";

/** The codes of PostgreSQL and the system for a connection lost during its use. */
const CODES = /^(08\w{3}|57P0[125]|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** The messages of pg's errors without a code. */
const SENTENCES = [
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
];

/** Whether a connection to the database was lost: by an operator, a restart, or the network. */
export const isLostConnection = (error: unknown): boolean =>
  CODES.test(errorCode(error)) || (error instanceof Error && SENTENCES.includes(error.message));
