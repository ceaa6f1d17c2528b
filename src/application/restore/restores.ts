import type { RestoreMode, RestoreReport } from "../../domain/restore/restore.ts";
import type { OnStop } from "../acts/on-stop.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";

/** The file of a copy, as the browser hands it over; its content is read where it is sent. */
export type CopyFile = {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  slice(start: number, end: number, type?: string): { arrayBuffer(): Promise<ArrayBuffer> };
};

/** Restores of copies (/reposicao). Every call rejects with a Failure; the code of some is a `CopyFileFault`. */
export type Restores = {
  /** Reports what a restore would do, and changes nothing. */
  simulate(file: CopyFile, mode: RestoreMode, onStop: OnStop): Promise<RestoreReport>;
  /** Restores a copy as one change, all or nothing. */
  restore(file: CopyFile, mode: RestoreMode, change: ChangeId): Promise<RestoreReport>;
};
