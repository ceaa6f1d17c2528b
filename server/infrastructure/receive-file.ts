import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ReceiveFile } from "../application/received-file.ts";
import { timeOrderedId } from "./time-ordered-id.ts";

/** Receives files in a folder, where none has a name: whatever becomes of this process, nothing is left of them. */
export const receiveFileIn =
  (folder: string): ReceiveFile =>
  async (body) => {
    const path = join(folder, `.a-receber-${timeOrderedId()}`);
    const file = await open(path, "wx+", 0o600);
    try {
      await rm(path);
      for await (const part of body) await file.writeFile(part as Uint8Array);
    } catch (error) {
      await file.close();
      throw error;
    }
    return {
      descriptor: file.fd,
      read: async (from, bytes) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, from);
        return buffer.subarray(0, bytesRead);
      },
      close: () => file.close(),
    };
  };
