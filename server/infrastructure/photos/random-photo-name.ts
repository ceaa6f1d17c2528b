import { randomBytes } from "node:crypto";

/** 32 random bytes: the name cannot be guessed. */
export const randomPhotoName = (): string => randomBytes(32).toString("hex");
