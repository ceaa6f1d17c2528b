import * as v from "valibot";
import { response } from "../shape.ts";

/** The response of GET /auth/me/chave: 32 bytes as base64url. */
export const outboxKeyShareSchema = response({ chave: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });
