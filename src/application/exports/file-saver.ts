/** A file for the user; `type` is its media type. */
export type ReadyFile = {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
};

/** Saves a file on the user's device. */
export type FileSaver = { save(file: ReadyFile): void };
