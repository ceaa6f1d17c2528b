import { readdirSync, readFileSync } from "node:fs";

const textOf = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
};

const childrenOf = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      textOf(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean),
    );
  } catch {
    return [];
  }
};

/** The memory that a process and all that it started have at this moment, in MiB. */
export const memoryOfTree = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024 +
  childrenOf(pid).reduce((sum, child) => sum + memoryOfTree(child), 0);
