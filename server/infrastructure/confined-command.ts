/** The limits beyond which a program is killed; the seconds are those of a processor, on Linux. */
export type Bounds = {
  readonly memoryMib: number;
  readonly seconds: number;
};

/** How many times its seconds a program may take where it has to wait for a processor; elsewhere these are not told apart. */
const WAITING = process.platform === "linux" ? 2 : 1;

/** None of our own environment, which holds secrets; Windows starts no program without this variable. */
const ENVIRONMENT = {
  UV_THREADPOOL_SIZE: "1",
  ...(process.platform === "win32" ? { SystemRoot: process.env["SystemRoot"] } : {}),
};

/** Where the system has too little memory for all, it ends this program first, and not the server. */
const FIRST_TO_END = "{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null;";

/**
 * A command that runs Node with limits. On Linux the kernel limits memory, time and files: a program cannot escape that,
 * even if this process is gone. Elsewhere only the time is limited.
 */
export function confinedCommand(
  node: readonly string[],
  { memoryMib, seconds }: Bounds,
): readonly [string, string[]] {
  if (process.platform !== "linux") return [process.execPath, [...node]];
  const limits = `-c 0 -f 0 -s 2048 -t ${Math.ceil(seconds)} -d ${memoryMib * 1024}`;
  const ulimits = limits.replaceAll(/-(\w) (\d+)/g, "ulimit -$1 $2 &&");
  return [
    "/bin/sh",
    ["-c", `${FIRST_TO_END} ${ulimits} exec "$0" "$@"`, process.execPath, ...node],
  ];
}

/** The options with which such a command is started. */
export const confinedOptions = ({ seconds }: Bounds) =>
  ({
    env: ENVIRONMENT,
    timeout: seconds * WAITING * 1_000,
    killSignal: "SIGKILL",
  }) as const;

/** How a program ended that was killed: by its limits, or because this machine had no time for it. */
export const endingOf = (isTimeUp: boolean): "killed" | "late" =>
  isTimeUp && WAITING > 1 ? "late" : "killed";
