import { readdirSync, readFileSync } from "node:fs";

const textOf = (path: string) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
};

const children = () =>
  readdirSync("/proc/self/task")
    .flatMap((thread) => textOf(`/proc/self/task/${thread}/children`).split(" "))
    .filter((pid) => pid !== "");

/** Returns a process's peak memory so far, by the kernel's own count. */
const highest = (pid: string) =>
  Number(/VmHWM:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** Runs work, and reports the largest peak memory of a process started for it, in MiB (Linux). */
export async function peakMemory<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly mib: number }> {
  let mib = 0;
  const others = new Set(children());
  const look = () => {
    for (const pid of children()) if (!others.has(pid)) mib = Math.max(mib, highest(pid));
  };
  const timer = setInterval(look, 2);
  try {
    const value = await work();
    return { value, mib };
  } finally {
    clearInterval(timer);
  }
}
