import { v7 } from "uuid";
import type { NewId } from "../application/new-id.ts";

/** UUIDv7: unguessable, and within this process always greater than the one before. */
export const timeOrderedId: NewId = () => v7();
