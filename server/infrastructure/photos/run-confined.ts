import { execFile, type ExecFileException } from "node:child_process";
import { errorCode } from "../../shared/error-code.ts";
import {
  confinedCommand,
  confinedOptions,
  endingOf,
  type Bounds as ProcessBounds,
} from "../confined-command.ts";

/** The limits beyond which a program is killed. */
export type Bounds = ProcessBounds & { readonly outputBytes: number };

/**
 * The exit code of a program, and its output; `killed` if it crashed or went beyond a limit, `late` if this machine had no
 * time for it.
 */
export type Ending = { readonly code: number | "killed" | "late"; readonly output: Buffer };

/** Without a compiler and its threads Node reserves hardly more memory than it uses, so that a limit can be tight. */
const FLAGS = ["--jitless", "--v8-pool-size=0"];

/** Tells how a program ended; null if it could not be run. */
function codeOf(error: ExecFileException | null): Ending["code"] | null {
  if (error === null) return 0;
  if (typeof error.code === "number") return error.code;
  const code = errorCode(error);
  if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return "killed";
  if (code !== "") return null;
  return endingOf(error.killed === true);
}

/** Runs a JavaScript program in a process of its own, with an input and limits, and kills it beyond them. */
export function runConfined(
  program: readonly string[],
  input: Uint8Array,
  bounds: Bounds,
): Promise<Ending> {
  const [file, args] = confinedCommand([...FLAGS, ...program], bounds);
  return new Promise((resolve, reject) => {
    const options = {
      ...confinedOptions(bounds),
      encoding: "buffer",
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
