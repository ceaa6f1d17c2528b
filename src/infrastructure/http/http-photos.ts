import * as v from "valibot";
import type { Failure } from "../../application/failure.ts";
import type { PhotoFile, Photos } from "../../application/photos/photos.ts";
import { photoSchema } from "../../contract/kinds/goals.ts";
import { API_BASE } from "../../contract/api-base.ts";
import { paths } from "../../contract/paths.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import { reportToSession, type HttpSession } from "./call.ts";
import { refusal } from "./to-failure.ts";

/** How long an upload may take before it fails. */
const UPLOAD_TIMEOUT_MS = 60_000;

const UNEXPECTED: Failure = { type: "unexpected" };

const json = v.pipe(v.string(), v.parseJson());

/** Photos over the call of /objetivos/upload-foto; only an XMLHttpRequest reports the progress of an upload. */
export const httpPhotos = (session: HttpSession, origin = ""): Photos => ({
  upload: (file, onProgress) => {
    const request = new XMLHttpRequest();
    const stop = new AbortController();
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    });
    const photoUrl = async () => {
      const form = await formOf(file);
      if (form === null) throw UNEXPECTED;
      request.open("POST", `${origin}${API_BASE}${paths.goalPhoto}`);
      request.timeout = UPLOAD_TIMEOUT_MS;
      const token = session.token();
      if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
      const answer = (await answered(request, form, stop.signal)) ? request : null;
      const outcome = read(answer);
      if (!outcome.ok) throw reportToSession(outcome.reason, session);
      session.onAnswer?.({ headers: { get: (name) => request.getResponseHeader(name) } });
      return outcome.value;
    };
    return { photoUrl: photoUrl(), cancel: () => stop.abort() };
  },
});

/** The body of the call, without the file's name; null if the file can no longer be read. */
async function formOf(file: PhotoFile): Promise<FormData | null> {
  try {
    const form = new FormData();
    form.append("file", new Blob([await file.arrayBuffer()], { type: file.type }));
    return form;
  } catch {
    return null;
  }
}

/** Sends a body, unless it was cancelled before; returns whether a response came. */
async function answered(
  request: XMLHttpRequest,
  body: FormData,
  stop: AbortSignal,
): Promise<boolean> {
  if (stop.aborted) return false;
  const ended = new Promise((resolve) => {
    request.addEventListener("loadend", resolve);
  });
  stop.addEventListener("abort", () => request.abort());
  request.send(body);
  await ended;
  return request.status > 0;
}

function read(answer: XMLHttpRequest | null): Result<string, Failure> {
  if (answer === null) return refused({ type: "offline" });
  const { status, responseText } = answer;
  if (status === 401) return refused({ type: "unauthenticated" });
  const { output: data } = v.safeParse(json, responseText);
  if (status >= 300) return refused(refusal(status, data));
  const photo = v.safeParse(photoSchema, data);
  return photo.success ? accepted(photo.output.foto_url) : refused(UNEXPECTED);
}
