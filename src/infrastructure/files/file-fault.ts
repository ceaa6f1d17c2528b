import type { ReadFault } from "../../domain/imports/read-fault.ts";

/** Thrown deep within a decoder for a file that is not read; any other error means that it is damaged. */
export class FileFault extends Error {
  readonly fault: ReadFault;
  constructor(fault: ReadFault) {
    super(fault.type);
    this.fault = fault;
  }
}
