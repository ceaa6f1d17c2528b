import { totalmem } from "node:os";
import { COPY_ROWS } from "../../src/contract/restore/copy.ts";

const GIB = 1024 ** 3;

/** The memory of this machine, or that of the container in which this runs, in bytes. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** The most rows of a copy that this server reads. All of them are in its memory while they are compared. */
export const MAX_COPY_ROWS = memory < 4 * GIB ? COPY_ROWS : 2 * COPY_ROWS;
