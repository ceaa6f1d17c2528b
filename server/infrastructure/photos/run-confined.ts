import { execFile, type ExecFileException } from "node:child_process";
import { errorCode } from "../../shared/error-code.ts";

/** The limits beyond which a program is killed; the seconds are those of a processor, on Linux. */
export type Bounds = {
  readonly memoryMib: number;
  readonly seconds: number;
  readonly outputBytes: number;
};

/**
 * The exit code of a program, and its output; `killed` if it crashed or went beyond a limit, `late` if this machine had no
 * time for it.
 */
export type Ending = { readonly code: number | "killed" | "late"; readonly output: Buffer };

/** How many times its seconds a program may take where it has to wait for a processor; elsewhere these are not told apart. */
const WAITING = process.platform === "linux" ? 2 : 1;

/** Without a compiler and its threads Node reserves hardly more memory than it uses, so that a limit can be tight. */
const FLAGS = ["--jitless", "--v8-pool-size=0"];

/** None of our own environment, which holds secrets; Windows starts no program without this variable. */
const ENVIRONMENT = {
  UV_THREADPOOL_SIZE: "1",
  ...(process.platform === "win32" ? { SystemRoot: process.env["SystemRoot"] } : {}),
};

/**
 * On Linux the kernel limits memory, time and files: a program cannot escape that, even if this process is gone.
 * Elsewhere only the time and the output are limited.
 */
function commandOf(program: string, { memoryMib, seconds }: Bounds): readonly [string, string[]] {
  const node = [process.execPath, ...FLAGS, program] as const;
  if (process.platform !== "linux") return [node[0], node.slice(1)];
  const limits = `-c 0 -f 0 -s 2048 -t ${Math.ceil(seconds)} -d ${memoryMib * 1024}`;
  const ulimits = limits.replaceAll(/-(\w) (\d+)/g, "ulimit -$1 $2 &&");
  return ["/bin/sh", ["-c", `${ulimits} exec "$0" "$@"`, ...node]];
}

/** Tells how a program ended; null if it could not be run. */
function codeOf(error: ExecFileException | null): Ending["code"] | null {
  if (error === null) return 0;
  if (typeof error.code === "number") return error.code;
  const code = errorCode(error);
  if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return "killed";
  if (code !== "") return null;
  return error.killed === true && WAITING > 1 ? "late" : "killed";
}

/** Runs a JavaScript program in a process of its own, with an input and limits, and kills it beyond them. */
export function runConfined(program: string, input: Uint8Array, bounds: Bounds): Promise<Ending> {
  const [file, args] = commandOf(program, bounds);
  return new Promise((resolve, reject) => {
    const options = {
      encoding: "buffer",
      env: ENVIRONMENT,
      timeout: bounds.seconds * WAITING * 1_000,
      killSignal: "SIGKILL",
      maxBuffer: bounds.outputBytes,
    } as const;
    const child = execFile(file, args, options, (error, output) => {
      const code = codeOf(error);
      if (code === null) reject(error);
      else resolve({ code, output });
    });
    // A program that ends before it has read everything is judged by its exit code.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}
