import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { safeParse, type GenericSchema, type InferOutput } from "valibot";
import type { FieldProblem } from "../../../src/contract/errors.ts";
import { importLineSchema } from "../../../src/contract/imports/import-lines.ts";
import { importHeadSchema, type importSchema } from "../../../src/contract/imports/imports.ts";
import { LINES_MAX } from "../../../src/domain/imports/import-limits.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { decodeWithValibot, fieldProblem, InvalidFields } from "./decode-request.ts";
import { listCutter } from "../answers/list-cutter.ts";

/** The longest body of an import, in bytes. */
export const IMPORT_LIMIT = 16 * 1024 * 1024;
/** So many bytes of movements are read in one turn. */
const PART = 64 * 1024;
/** No movement, and nothing of the body beside them, is longer. */
const LONGEST = 64 * 1024;
/** Nobody reads more of what is wrong. */
const MOST_PROBLEMS = 50;

/** Reads a JSON text, or throws what the framework throws for text that is none. */
export type ParseJson = (bytes: Buffer) => unknown;

/** A body that is longer than it may be. */
class TooLong extends Error {
  readonly statusCode = 413;
}

type Body = InferOutput<typeof importSchema>;

const FINGERPRINTS = new WeakMap<object, string>();

/** A digest of the bytes of which a body was read. */
export const fingerprintOf = (body: Body): string => FINGERPRINTS.get(body) ?? "";

const listProblem = (issue: "too-many" | "required"): FieldProblem => ({
  loc: ["body", "linhas"],
  msg: fieldIssues[issue],
  type: "value_error",
});

/**
 * Reads the body of an import as it arrives: its movements in parts, each of them parsed and checked in a turn of its own, so
 * that neither its length nor its reading holds anybody else up.
 */
export async function readImport(payload: Readable, parse: ParseJson): Promise<Body> {
  const cutter = listCutter("linhas", PART);
  const digest = createHash("sha256");
  const problems: FieldProblem[] = [];
  const lines: Body["linhas"] = [];
  let size = 0;
  let count = 0;

  const readPart = (bytes: Buffer) => {
    if (bytes.length > PART + LONGEST) throw new TooLong();
    const isBlank = bytes.every((byte) => byte <= 0x20);
    if (isBlank && count === 0) return;
    const members = parse(Buffer.concat([OPENING, bytes, CLOSING])) as readonly unknown[];
    // After a comma a member has to come.
    if (isBlank) parse(COMMA_ALONE);
    for (const member of members) {
      const read = safeParse(importLineSchema, member, { abortPipeEarly: true });
      if (read.success) lines.push(read.output);
      else problems.push(...read.issues.map(fieldProblem("body", "linhas", String(count))));
      count += 1;
    }
    if (count > LINES_MAX) throw new InvalidFields([listProblem("too-many")]);
    if (problems.length >= MOST_PROBLEMS) throw new InvalidFields(problems);
  };

  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > IMPORT_LIMIT) throw new TooLong();
    digest.update(bytes);
    cutter.push(bytes);
    const { rest, part } = cutter.held();
    if (rest > LONGEST || part > PART + LONGEST) throw new TooLong();
    for (const ready of cutter.parts()) {
      readPart(ready);
      await setImmediate();
    }
  }
  const head = safeParse(importHeadSchema, parse(cutter.rest()), { abortPipeEarly: true });
  if (!head.success) problems.push(...head.issues.map(fieldProblem("body")));
  if (cutter.lists() > 1) problems.push(listProblem("too-many"));
  if (head.success && count === 0) problems.push(listProblem("required"));
  if (!head.success || problems.length > 0) throw new InvalidFields(problems);
  const body = { ...head.output, linhas: lines };
  FINGERPRINTS.set(body, digest.digest("base64url"));
  return body;
}

const NO_BODY: FieldProblem = {
  loc: ["body"],
  msg: fieldIssues["wrong-type"],
  type: "value_error",
};

/** Passes a body that was read over, since it was checked then; one that never came is refused as any other. */
export const checkedWhileRead = (part: { readonly schema: unknown; readonly httpPart?: string }) =>
  part.httpPart === "body"
    ? (value: unknown) => (value ? { value } : { error: new InvalidFields([NO_BODY]) })
    : decodeWithValibot({ schema: part.schema as GenericSchema, httpPart: part.httpPart });

const [OPENING, CLOSING, COMMA_ALONE] = ["[", "]", "[,]"].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
];
