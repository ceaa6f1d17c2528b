/** Files that are packed into one, each as it is added. */
export type Archive = {
  /** Packs a text that comes in parts; nobody waits for it longer than for one of them. */
  readonly addText: (name: string, parts: AsyncIterable<string>) => Promise<void>;
  /** Adds as it is what is packed already. */
  readonly addPacked: (name: string, content: Uint8Array) => void;
  readonly close: () => void;
  /** The parts made since the last ones were taken. */
  readonly take: () => readonly Uint8Array[];
};

/** Begins an archive whose files are of a moment, in Unix milliseconds. */
export type NewArchive = (moment: number) => Archive;
