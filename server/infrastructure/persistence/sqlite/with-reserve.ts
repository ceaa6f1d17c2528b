import type { WithRoom } from "../../../application/with-room.ts";
import type { Reserve } from "./reserve.ts";
import { storageFailureOf } from "../storage-failure-of.ts";

/** Retries work on a full disk with the reserve freed, and reserves the rest again at once. */
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
