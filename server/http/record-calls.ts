import type { FastifyReply, FastifyRequest } from "fastify";
import { CHANGE_HEADER, REVISION_HEADER } from "../../src/contract/api-base.ts";
import type { Stamped } from "../../src/domain/ledger/stamped.ts";
import { changeId } from "../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../src/domain/shared/result.ts";
import { fieldIssues } from "../../src/text/field-issues.ts";
import type {
  Created,
  Creation,
  CreationRefusal,
  Edit,
  EditRefusal,
} from "../application/record-changes.ts";
import { onceKeyOf } from "./once-key.ts";
import { refuse, refuseField, refuseStale } from "./refuse.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** How a caller tells the revision that it has seen. */
export const SEEN_SHAPE = /^"(\d{1,15})"$/;

type Asked = Pick<FastifyRequest, "headers" | "method" | "routeOptions">;

/** The client's own name for the change that a call makes; null where it has none. */
export function changeOf({ headers }: Asked): Result<Creation["change"], "bad-revision"> {
  const change = headers[CHANGE_HEADER];
  if (change === undefined) return accepted(null);
  const isName = typeof change === "string" && UUID.test(change);
  return isName ? accepted(changeId(change)) : refused("bad-revision");
}

/** What a creating call says beside the record: names for the record, the change and the call. */
export function creationOf(
  request: Asked,
  id: string | undefined,
  wish: unknown,
): Result<Creation, "bad-revision" | "bad-idempotency-key"> {
  const change = changeOf(request);
  if (!change.ok) return change;
  const once = onceKeyOf(request, id === undefined ? wish : [wish, id]);
  return once.ok ? accepted({ id: id ?? null, change: change.value, once: once.value }) : once;
}

/** What a changing or removing call says beside the record: a name for the change, and the revision that it has seen. */
export function editOf(request: Asked): Result<Edit, "bad-revision"> {
  const change = changeOf(request);
  if (!change.ok) return change;
  const match = request.headers["if-match"];
  if (match === undefined) return accepted({ change: change.value, seen: null });
  const seen = SEEN_SHAPE.exec(match)?.[1];
  return seen === undefined
    ? refused("bad-revision")
    : accepted({ change: change.value, seen: Number(seen) });
}

/** A record as the answer of a write tells it. */
const bodyOf = <Kept>({ record, revision }: Stamped<Kept>, encode: (record: Kept) => object) => ({
  ...encode(record),
  revisao: revision,
});

const tell = (reply: FastifyReply, { revision }: Stamped<unknown>) =>
  reply.header(REVISION_HEADER, revision);

/** Answers a record that was made, or that had been made before under the same id. */
export const sendCreated = <Kept>(
  reply: FastifyReply,
  created: Created<Kept>,
  encode: (record: Kept) => object,
): FastifyReply =>
  tell(reply, created)
    .code(created.again ? 200 : 201)
    .send(bodyOf(created, encode));

export const sendChanged = <Kept>(
  reply: FastifyReply,
  changed: Stamped<Kept>,
  encode: (record: Kept) => object,
): FastifyReply => tell(reply, changed).send(bodyOf(changed, encode));

export const sendRemoved = (reply: FastifyReply, removed: Stamped<unknown>): FastifyReply =>
  tell(reply, removed).code(204).send();

/** Refuses a creation that every kind of record may meet with. */
export const refuseCreation = (
  reply: FastifyReply,
  reason: CreationRefusal | "bad-category",
): FastifyReply => {
  if (reason === "bad-category") return refuseCategory(reply);
  return refuse(reply, reason === "removed" ? "id-of-removed" : reason);
};

/** Refuses a change or a removal that every kind of record may meet with. */
export function refuseEdit<Kept>(
  reply: FastifyReply,
  reason: EditRefusal<Kept> | "bad-category",
  encode: (record: Kept) => object,
): FastifyReply {
  if (reason === "bad-category") return refuseCategory(reply);
  if (reason === "removed") return refuse(reply, "record-removed");
  if (typeof reason === "string") return refuse(reply, reason);
  return refuseStale(reply, bodyOf(reason.stale, encode));
}

const refuseCategory = (reply: FastifyReply) =>
  refuseField(reply, "categoria", fieldIssues["bad-category"]);
