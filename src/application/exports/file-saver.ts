/** A file as the user gets it; `type` is its media type. */
export type ReadyFile = {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
};

/** Hands a file to the user. */
export type FileSaver = { save(file: ReadyFile): void };
