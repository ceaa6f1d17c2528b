import type { FastifyRequest } from "fastify";
import { PHOTO_MAX_BYTES } from "../../../src/domain/goals/photo.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { errorCode } from "../../shared/error-code.ts";

/** The form field of the uploaded file. */
export const UPLOAD_FIELD = "file";

const LIMITS = { fileSize: PHOTO_MAX_BYTES, parts: 3, fieldSize: 1024, headerPairs: 20 };

/** The largest body: one photo, and the form around it. */
const MAX_UPLOAD_BYTES = PHOTO_MAX_BYTES + 64 * 1024;

export type UploadFault = "not-a-form" | "not-one-file" | "photo-too-large" | "bad-request";

/** The meanings of the library's errors; every other one is an unreadable form. */
const FAULTS: Readonly<Record<string, UploadFault>> = {
  FST_REQ_FILE_TOO_LARGE: "photo-too-large",
  FST_PARTS_LIMIT: "not-one-file",
};

/** Reads a form with a single file, into memory only. */
export async function readUpload(request: FastifyRequest): Promise<Result<Buffer, UploadFault>> {
  if (!request.isMultipart()) return refused("not-a-form");
  const read = await (Number(request.headers["content-length"]) > MAX_UPLOAD_BYTES
    ? TOO_LONG
    : Promise.race([onlyFileOf(request).catch(faultOf), overflowOf(request)]));
  // A client that is still sending must finish before it can read the response.
  if (!read.ok) request.raw.unpipe().resume();
  return read;
}

const TOO_LONG = refused("photo-too-large" as const);

const faultOf = (error: unknown) => refused(FAULTS[errorCode(error)] ?? "bad-request");

/** Resolves once a body is too long, wherever the surplus is: the form's parser counts its parts only. */
const overflowOf = ({ raw }: FastifyRequest) =>
  new Promise<typeof TOO_LONG>((resolve) => {
    let bytes = 0;
    raw.on("data", (part: Buffer) => {
      bytes += part.length;
      if (bytes > MAX_UPLOAD_BYTES) resolve(TOO_LONG);
    });
  });

async function onlyFileOf(request: FastifyRequest): Promise<Result<Buffer, UploadFault>> {
  let parts = 0;
  let file: Buffer | null = null;
  for await (const part of request.parts({ limits: LIMITS })) {
    parts += 1;
    if (part.type !== "file") continue;
    if (part.fieldname === UPLOAD_FIELD && parts === 1) file = await part.toBuffer();
    else part.file.resume();
  }
  return file !== null && parts === 1 ? accepted(file) : refused("not-one-file");
}
