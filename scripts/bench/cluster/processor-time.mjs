import { readFile } from "node:fs/promises";
import { running } from "../../cluster/processes.mjs";

/** Sums the time of processes and of all that they started, without that of some and theirs. */
function timeOf(all, roots, without) {
  const wanted = [...roots];
  for (const pid of wanted)
    for (const [child, { parent }] of all)
      if (parent === pid && !without.includes(child)) wanted.push(child);
  return wanted.reduce((sum, pid) => sum + (all.get(pid)?.time ?? 0), 0);
}

/** Returns the processor time of each part so far, in milliseconds; a part is the processes that it begins with. */
export async function processorTime(parts) {
  const all = await running();
  const roots = Object.values(parts).flat();
  return Object.fromEntries(
    Object.entries(parts).map(([name, pids]) => [name, timeOf(all, pids, roots)]),
  );
}

/** Returns the children of a PostgreSQL whose title has a word, as 'walsender'. */
export async function childrenNamed(postmaster, word) {
  const found = [];
  for (const [pid, { parent }] of await running()) {
    if (parent !== postmaster) continue;
    // It may have ended meanwhile.
    const title = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (title.includes(word)) found.push(pid);
  }
  return found;
}
