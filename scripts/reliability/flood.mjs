import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { connect } from "node:net";

/** Sends the same bytes to a server over many connections, reads nothing, and watches its memory and the waits of others. */
export function floodOf(server, connections, bytes) {
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))[1]) / 1024;
  const sockets = () =>
    readdirSync(`/proc/${server.pid}/fd`).filter((fd) => {
      try {
        return readlinkSync(`/proc/${server.pid}/fd/${fd}`).startsWith("socket:");
      } catch {
        return false;
      }
    }).length;
  const [before, socketsBefore] = [memory(), sockets()];
  let most = before;
  let slowest = 0;
  let refused = 0;
  const { hostname, port } = new URL(server.url);
  const flood = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname).pause();
    socket.on("error", () => {});
    socket.write(bytes);
    return socket;
  });
  return {
    /** Makes a call of somebody else, which has to be answered. */
    look: async (ask) => {
      const asked = performance.now();
      if ((await ask()) >= 400) refused += 1;
      slowest = Math.max(slowest, performance.now() - asked);
      most = Math.max(most, memory());
    },
    /** How many of its connections the server has not closed. */
    open: () => sockets() - socketsBefore,
    end: () => {
      for (const socket of flood) socket.destroy();
    },
    growth: () => most - before,
    slowest: () => slowest,
    refused: () => refused,
    said: () =>
      `${before.toFixed(0)} MiB, then ${most.toFixed(0)} MiB; slowest of the others ${slowest.toFixed(0)} ms`,
  };
}
