import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

/** The pause between two readings of the other person. */
const PAUSE_MS = 10;

/** The highest memory of a process until now, in MiB. */
export const peakOf = async (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))[1]) / 1024;

/** Reads one after the other until something has ended; returns how long each took, the shortest first. */
export async function readUntil(ended, reader) {
  const state = { isOver: false };
  void ended.finally(() => {
    state.isOver = true;
  });
  const waits = [];
  while (!state.isOver) {
    const begin = performance.now();
    const answer = await reader.get("/despesas");
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a reading answered ${answer.status}`);
    waits.push(performance.now() - begin);
    await wait(PAUSE_MS);
  }
  return waits.toSorted((one, other) => one - other);
}

/** The waits of the other person, in words. */
export function inWords(waits) {
  const at = (part) => `${Math.round(waits[Math.floor((waits.length - 1) * part)])} ms`;
  return `${waits.length} readings beside it waited ${at(0.5)} (p50), ${at(0.99)} (p99), ${at(1)} at most`;
}
