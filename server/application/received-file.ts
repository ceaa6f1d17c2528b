/** A file that was received: it lies on a disk, and is gone once it is closed. */
export type ReceivedFile = {
  /** By which the system knows it, in a process too that it is given to. */
  readonly descriptor: number;
  readonly read: (from: number, bytes: number) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** Receives a file while it arrives, so that a long one takes no memory. */
export type ReceiveFile = (body: AsyncIterable<unknown>) => Promise<ReceivedFile>;
