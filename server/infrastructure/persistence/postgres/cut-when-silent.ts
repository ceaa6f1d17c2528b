import { Socket } from "node:net";

/**
 * Makes sockets that are cut once nothing came or went for a time, in milliseconds. What vanishes in the network tells
 * nobody, and the system itself would wait for it for a quarter of an hour.
 */
export const cutWhenSilent = (silence: number) => (): Socket => {
  const socket = new Socket();
  const error = Object.assign(new Error("no word from the database"), { code: "ETIMEDOUT" });
  return socket.setTimeout(silence, () => socket.destroy(error));
};
