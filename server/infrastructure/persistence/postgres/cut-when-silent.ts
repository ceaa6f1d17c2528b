import { Socket } from "node:net";

/**
 * Makes sockets that are closed after `silence` milliseconds without traffic. A peer that vanishes sends no notice, and
 * the operating system itself would wait a quarter of an hour.
 */
export const cutWhenSilent = (silence: number) => (): Socket => {
  const socket = new Socket();
  const error = Object.assign(new Error("no word from the database"), { code: "ETIMEDOUT" });
  return socket.setTimeout(silence, () => socket.destroy(error));
};
