import { HTTPError } from "ky";
import * as v from "valibot";
import type { Failure } from "../../application/failure.ts";
import { problemSchema, type Problem } from "../../contract/errors.ts";

/** No response, or one that was cut off. */
export class BrokenAnswer extends Error {}

/** Turns the error of a call into a Failure; the only place that knows the errors of the HTTP client. */
export function toFailure(reason: unknown): Failure {
  if (reason instanceof BrokenAnswer) return { type: "offline" };
  if (!(reason instanceof HTTPError)) return { type: "unexpected" };
  if (reason.response.status === 401) return { type: "unauthenticated" };
  return rejection(reason);
}

/** The refusal in an HTTP error. */
export const rejection = ({ response, data }: HTTPError): Failure => refusal(response.status, data);

/** A refusal with the server's first sentence and its code, if its body has the contract's shape. */
export function refusal(status: number, data: unknown): Failure {
  const { success, output } = v.safeParse(problemSchema, data);
  if (!success) return { type: "rejected", status, detail: null };
  const { detail, codigo: code } = output;
  const field = NAMED[code ?? ""] ?? (typeof detail === "string" ? null : detail[0]?.loc.at(-1));
  return {
    type: "rejected",
    status,
    detail: firstSentence(detail),
    ...(typeof field === "string" && { field }),
    ...(code && { code }),
  };
}

/** The field of each code that is about one. */
const NAMED: Readonly<Record<string, string>> = { nome_em_uso: "username", email_em_uso: "email" };

export const firstSentence = (detail: Problem["detail"]): string | null =>
  (typeof detail === "string" ? detail : detail[0]?.msg) || null;
