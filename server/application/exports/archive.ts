/** Files packed into one archive, each as it is added. */
export type Archive = {
  /** Packs a text that arrives in chunks; no other work waits longer than for one chunk. */
  readonly addText: (name: string, parts: AsyncIterable<string>) => Promise<void>;
  /** Adds content that is already compressed, unchanged. */
  readonly addPacked: (name: string, content: Uint8Array) => void;
  readonly close: () => void;
  /** The chunks produced since the last call. */
  readonly take: () => readonly Uint8Array[];
};

/** Begins an archive with the given modification time of its files, in Unix milliseconds. */
export type NewArchive = (moment: number) => Archive;
