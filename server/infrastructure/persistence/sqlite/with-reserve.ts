import type { WithRoom } from "../../../application/photos/with-room.ts";
import type { Reserve } from "./reserve.ts";
import { storageFailureOf } from "../storage-failure-of.ts";

/** Gives the reserve up for a work that finds the disk full, and takes back at once what is left of it. */
export const withReserve =
  ({ fill, giveUp }: Reserve): WithRoom =>
  async (work) => {
    try {
      return await work();
    } catch (error) {
      if (storageFailureOf(error) !== "full" || !giveUp()) throw error;
    }
    try {
      return await work();
    } finally {
      fill();
    }
  };
