/** A file as the user has chosen it: its media type, its size in bytes, and a way to what is in it. */
export type PhotoFile = {
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
};

/** A photo on its way to the server. */
export type PhotoUpload = {
  /** Where the photo can be seen; rejects with a Failure. */
  readonly photoUrl: Promise<string>;
  /** Breaks the upload off, if it still runs. */
  readonly cancel: () => void;
};

/** The photos of goals (/objetivos/upload-foto). */
export type Photos = {
  /** Sends a file; `onProgress` hears what part of it has been sent, from 0 to 1. */
  upload(file: PhotoFile, onProgress: (share: number) => void): PhotoUpload;
};
