import { randomBytes } from "node:crypto";

/** 120 random bits; the ending brings the digit and the special character that the rules for passwords ask for. */
export const randomPassword = (): string => `${randomBytes(15).toString("base64url")}!7`;
