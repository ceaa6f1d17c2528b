/** A file that the user has chosen: its media type, its size in bytes, and a function that reads it. */
export type PhotoFile = {
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
};

/** A running upload of a photo. */
export type PhotoUpload = {
  /** The URL of the photo; rejects with a Failure. */
  readonly photoUrl: Promise<string>;
  /** Cancels the upload, if it still runs. */
  readonly cancel: () => void;
};

/** The photos of goals (/objetivos/upload-foto). */
export type Photos = {
  /** Uploads a file; `onProgress` gets the share that has been sent, from 0 to 1. */
  upload(file: PhotoFile, onProgress: (share: number) => void): PhotoUpload;
};
