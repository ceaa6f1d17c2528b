import { randomBytes } from "node:crypto";

/** 120 random bits; the suffix has the digit and the special character that the password rules require. */
export const randomPassword = (): string => `${randomBytes(15).toString("base64url")}!7`;
