import type { Outbox } from "../../../application/outbox/outbox.ts";
import type { AnswerWithRevision } from "../../../application/outbox/sender.ts";
import type { NamedCall } from "../../../application/outbox/queued-write.ts";
import { CHANGE_HEADER } from "../../../contract/api-base.ts";
import { TODAY_HEADER } from "../../../contract/today-header.ts";
import { paths } from "../../../contract/paths.ts";
import type { Revision } from "../../../domain/ledger/revision.ts";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { changeId } from "../../../domain/shared/ids.ts";
import { nothing, type Api } from "../api.ts";
import type { Answered, ApiCall, QueueCall, Method } from "../call.ts";
import { referencesOf } from "./call-references.ts";
import { changing, creating } from "./naming-headers.ts";
import { revisionOf } from "./revision-of.ts";

/** The most characters of a body that waits on a device. */
const MAX_BODY_LENGTH = 64 * 1024;

/** Calls never queued offline: they take files, or work on data that only the server has. */
const NEVER_QUEUED = [paths.imports, paths.restore, paths.trash];

const isAtOnce = (path: string) => NEVER_QUEUED.some((one) => path.startsWith(one));

/** Reads the named write in a call; null for a call that is none, or that is waited for. */
function namedCall(method: Method, path: string, call: ApiCall): NamedCall | null {
  const { [CHANGE_HEADER]: change, "if-match": seen, [TODAY_HEADER]: day } = call.headers ?? {};
  if (method === "get" || change === undefined || isAtOnce(path)) return null;
  if (call.body instanceof Blob) return null;
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  if (body !== null && body.length > MAX_BODY_LENGTH) return null;
  const query = Object.entries(call.query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const wired = { method, path, query: Object.fromEntries(query), body };
  return {
    ...referencesOf(wired),
    ...wired,
    change: changeId(change),
    seen: seen === undefined ? null : Number(seen.replaceAll('"', "")),
    ...(day !== undefined && { day: day as CivilDate }),
  };
}

const headersOf = ({ change, day }: Pick<NamedCall, "change" | "day">, seen: Revision | null) => ({
  ...(seen === null ? creating({ change }) : changing({ change, seen })),
  ...(day && { [TODAY_HEADER]: day }),
});

/** Queues named writes on the device until they are answered; all other calls are made directly. */
export const queueCalls =
  (keep: Outbox["keep"]): QueueCall =>
  (method, path, call, make) => {
    const named = namedCall(method, path, call);
    if (named === null) return make(call);
    return keep(named, async (seen) => {
      const { told, onAnswer } = listening(call.onAnswer);
      const answer = await make({ ...call, headers: headersOf(named, seen), onAnswer });
      return { answer, revision: told() };
    });
  };

function listening(also?: ApiCall["onAnswer"]) {
  let revision: AnswerWithRevision<unknown>["revision"] = null;
  const onAnswer = (answered: Answered) => {
    revision = revisionOf(answered);
    also?.(answered);
  };
  return { told: () => revision, onAnswer };
}

/** Sends a write that was kept; resolves with the revision that it led to. Rejects with a Failure. */
export const sendQueued =
  (api: Api) =>
  async (named: NamedCall): Promise<Revision | null> => {
    const { method, path, query, body, seen } = named;
    const { told, onAnswer } = listening();
    await api(method, path, nothing, {
      ...(Object.keys(query).length > 0 && { query }),
      ...(body !== null && { body: JSON.parse(body) as unknown }),
      headers: headersOf(named, seen),
      onAnswer,
      isKept: true,
    });
    return told();
  };
