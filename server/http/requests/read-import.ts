import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { safeParse, type GenericSchema, type InferOutput } from "valibot";
import type { FieldProblem } from "../../../src/contract/errors.ts";
import { importLineSchema } from "../../../src/contract/imports/import-lines.ts";
import { importHeadSchema, type importSchema } from "../../../src/contract/imports/imports.ts";
import { LINES_MAX } from "../../../src/domain/imports/import-limits.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { TooLong } from "./at-most.ts";
import { decodeWithValibot, fieldProblem, InvalidFields } from "./decode-request.ts";
import { listCutter } from "../answers/list-cutter.ts";

/** The longest body of an import. */
export const MAX_IMPORT_BYTES = 16 * 1024 * 1024;
/** The bytes of movements parsed without yielding. */
const CHUNK_BYTES = 64 * 1024;
/** The longest movement, and the longest rest of the body. */
const MAX_LINE_BYTES = 64 * 1024;
/** Nobody reads more problems than these. */
const MAX_PROBLEMS = 50;

/** Parses a JSON text; throws the framework's error for an invalid one. */
export type ParseJson = (bytes: Buffer) => unknown;

type Body = InferOutput<typeof importSchema>;

const FINGERPRINTS = new WeakMap<object, string>();

/** A digest of the bytes of a body. */
export const fingerprintOf = (body: Body): string => FINGERPRINTS.get(body) ?? "";

const listProblem = (issue: "too-many" | "required"): FieldProblem => ({
  loc: ["body", "linhas"],
  msg: fieldIssues[issue],
  type: "value_error",
});

/**
 * Reads the body of an import as it arrives: its movements are parsed and checked in parts, yielding in between, so
 * that its length delays nobody else.
 */
export async function readImport(payload: Readable, parse: ParseJson): Promise<Body> {
  const cutter = listCutter("linhas", CHUNK_BYTES);
  const digest = createHash("sha256");
  const problems: FieldProblem[] = [];
  const lines: Body["linhas"] = [];
  let size = 0;
  let count = 0;

  const readPart = (bytes: Buffer) => {
    if (bytes.length > CHUNK_BYTES + MAX_LINE_BYTES) throw new TooLong();
    const isBlank = bytes.every((byte) => byte <= 0x20);
    if (isBlank && count === 0) return;
    const members = parse(Buffer.concat([OPENING, bytes, CLOSING])) as readonly unknown[];
    // A comma must be followed by a member.
    if (isBlank) parse(COMMA_ALONE);
    for (const member of members) {
      const read = safeParse(importLineSchema, member, { abortPipeEarly: true });
      if (read.success) lines.push(read.output);
      else problems.push(...read.issues.map(fieldProblem("body", "linhas", String(count))));
      count += 1;
    }
    if (count > LINES_MAX) throw new InvalidFields([listProblem("too-many")]);
    if (problems.length >= MAX_PROBLEMS) throw new InvalidFields(problems);
  };

  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > MAX_IMPORT_BYTES) throw new TooLong();
    digest.update(bytes);
    cutter.push(bytes);
    const { rest, part } = cutter.held();
    if (rest > MAX_LINE_BYTES || part > CHUNK_BYTES + MAX_LINE_BYTES) throw new TooLong();
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

/** Skips the validation of a body that was checked while it was read; a missing body is refused like any other. */
export const checkedWhileRead = (part: { readonly schema: unknown; readonly httpPart?: string }) =>
  part.httpPart === "body"
    ? (value: unknown) => (value ? { value } : { error: new InvalidFields([NO_BODY]) })
    : decodeWithValibot({ schema: part.schema as GenericSchema, httpPart: part.httpPart });

const [OPENING, CLOSING, COMMA_ALONE] = ["[", "]", "[,]"].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
];
