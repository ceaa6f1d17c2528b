import { randomBytes } from "node:crypto";

/** 32 random bytes: whoever knows the name was given it. */
export const randomPhotoName = (): string => randomBytes(32).toString("hex");
