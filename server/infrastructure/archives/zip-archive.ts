import { setImmediate } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { NewArchive } from "../../application/exports/archive.ts";

/** So many bytes are packed in one turn of the event loop: about 5 ms of it. */
const AT_ONCE = 64 * 1024;

/** A zip that is written as it is read: of its texts only what they were packed into is in memory. */
export const zipArchive: NewArchive = (moment) => {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const mtime = new Date(moment);
  return {
    addText: async (name, parts) => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = mtime;
      zip.add(file);
      for await (const part of parts) {
        const bytes = Buffer.from(part);
        for (let from = 0; from < bytes.length; from += AT_ONCE) {
          // The packer keeps what it was given, and a buffer may lie in a larger one.
          file.push(Uint8Array.from(bytes.subarray(from, from + AT_ONCE)));
          await setImmediate();
        }
      }
      file.push(new Uint8Array(0), true);
    },
    addPacked: (name, content) => {
      const file = new ZipPassThrough(name);
      file.mtime = mtime;
      zip.add(file);
      file.push(content, true);
    },
    close: () => zip.end(),
    take: () => made.splice(0),
  };
};
