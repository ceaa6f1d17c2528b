import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { backupSentences } from "../../../src/text/administration/backup.ts";
import { startSentences } from "../../../src/text/pages/start-problems.ts";
import type { CopyFailure } from "../../../src/domain/operator/copies-overview.ts";
import { compileCache } from "../../shared/compile-cache.ts";
import { programs } from "../../shared/program-paths.ts";
import { placeOf, type Installation } from "./make-backup.ts";

/** The timeout of a backup, in case a disk hangs. */
const BACKUP_TIMEOUT_MS = 60 * 60_000;

/** The variables of a connection to PostgreSQL that its address does not have. */
const OF_CONNECTIONS = /^(PG[A-Z]+|HOME|NODE_EXTRA_CA_CERTS)$/;

/** Why there is no backup of a night; the message is for the log. */
export class NoCopy extends Error {
  readonly failure: CopyFailure;

  constructor(message: string, failure: CopyFailure = "other") {
    super(message);
    this.failure = failure;
  }
}

/** Backs up an installation into a folder, and verifies the result; rejects if there is none. */
export type BackUp = (installation: Installation, folder: string) => Promise<void>;

/**
 * Backs up in a process of its own, with only what leads to the data in its environment. It ends with the server, even
 * if that is killed: then the channel between them is closed.
 */
export const backUpApart: BackUp = async (installation, folder) => {
  const { dataDirectory, databaseUrl } = installation;
  const connections = Object.entries(process.env).filter(([name]) => OF_CONNECTIONS.test(name));
  const child = spawn(process.execPath, [programs.backUp, folder], {
    env: {
      ...Object.fromEntries(connections),
      ...compileCache,
      DATA_DIR: dataDirectory,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    timeout: BACKUP_TIMEOUT_MS,
    killSignal: "SIGKILL",
  });
  const end = () => child.kill();
  process.once("exit", end);
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    const said = child.stderr === null ? "" : text(child.stderr);
    const [code, errors] = await Promise.all([ended, said]);
    if (code !== 0) throw noCopy(errors, installation, folder);
  } finally {
    process.off("exit", end);
  }
};

/** The failure that the last sentence of the process tells. */
function noCopy(errors: string, installation: Installation, folder: string): NoCopy {
  const sentence = errors.trim().split("\n").at(-1) || "it was ended";
  const told: Readonly<Record<string, CopyFailure>> = {
    [backupSentences.full(folder)]: "full",
    [backupSentences.damaged(placeOf(installation))]: "damaged",
    [startSentences.databaseUnreachable]: "unavailable",
  };
  return new NoCopy(sentence, told[sentence]);
}
