import type { FastifyReply, FastifyRequest } from "fastify";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import type { ServerProblem } from "../../../src/text/server-problems.ts";
import type { Member } from "../../application/ledger/ledgers.ts";
import type { Created, Creation, Edit, Stale } from "../../application/ledger/record-changes.ts";
import { creationOf, editOf } from "../record-calls.ts";
import { refuse, refuseField, refuseQuery, refuseStale } from "./refuse.ts";
import { sessionOf } from "../access/session-of.ts";

type Encode<Entity> = (record: Entity) => object;

/** Returns the wire form of a record with its revision. */
export const storedBody = <Entity, Wire extends object>(
  { record, revision }: StoredRecord<Entity>,
  encode: (record: Entity) => Wire,
) => ({ ...encode(record), revisao: revision });

/** The responses to faults of a single field. */
export type Faults<Fault extends string> = Readonly<
  Record<Fault, (reply: FastifyReply) => FastifyReply>
>;

/** Refuses a field of the body. */
export const inBody = (field: string, sentence: string) => (reply: FastifyReply) =>
  refuseField(reply, field, sentence);

/** Refuses a parameter of the query. */
export const inQuery = (field: string, sentence: string) => (reply: FastifyReply) =>
  refuseQuery(reply, field, sentence);

/** The faults of records of any kind: an unknown category or account, or a removed record. */
export type Common = "bad-category" | "bad-account" | "removed";

const BAD_CATEGORY = inBody("categoria", fieldIssues["bad-category"]);
const BAD_ACCOUNT = inBody("conta", fieldIssues["bad-account"]);

function refuseWrite(
  reply: FastifyReply,
  reason: string,
  faults: Partial<Faults<string>>,
  removed: ServerProblem,
): FastifyReply {
  const fault = faults[reason];
  if (fault !== undefined) return fault(reply);
  if (reason === "bad-category") return BAD_CATEGORY(reply);
  if (reason === "bad-account") return BAD_ACCOUNT(reply);
  // The types allow only refusals of the call as a whole here.
  return refuse(reply, reason === "removed" ? removed : (reason as ServerProblem));
}

/** Answers the creation of a record: `id` is the client's id for it, if any, and `wish` the request. */
export async function answerCreation<Entity, Fault extends string = never>(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, wish, encode }: { id: string | null; wish: unknown; encode: Encode<Entity> },
  create: (
    member: Member,
    creation: Creation,
  ) => Promise<Result<Created<Entity>, ServerProblem | Common | Fault>>,
  faults?: Faults<Fault>,
): Promise<FastifyReply> {
  const creation = creationOf(request, id, wish);
  if (!creation.ok) return refuse(reply, creation.reason);
  const made = await create(sessionOf(request).member, creation.value);
  if (!made.ok) return refuseWrite(reply, made.reason, faults ?? {}, "id-of-removed");
  reply.header(REVISION_HEADER, made.value.revision).code(made.value.again ? 200 : 201);
  return reply.send(storedBody(made.value, encode));
}

/** The outcome of a change or a removal. */
type Edited<Left, Entity, Fault> = Promise<
  Result<Left, ServerProblem | Common | Stale<Entity> | Fault>
>;

/** Answers a change of a record, or a removal. */
export async function answerEdit<Left, Entity, Fault extends string = never>(
  request: FastifyRequest,
  reply: FastifyReply,
  encode: Encode<Entity>,
  edit: (member: Member, edit: Edit) => Edited<Left, Entity, Fault>,
  send: (left: Left) => FastifyReply,
  faults?: Faults<Fault>,
): Promise<FastifyReply> {
  const asked = editOf(request);
  if (!asked.ok) return refuse(reply, asked.reason);
  const left = await edit(sessionOf(request).member, asked.value);
  if (left.ok) return send(left.value);
  const { reason } = left;
  if (typeof reason === "string") return refuseWrite(reply, reason, faults ?? {}, "record-removed");
  return refuseStale(reply, storedBody(reason.stale, encode));
}

/** Answers a change with the changed record. */
export const answerChange = <Entity, Fault extends string = never>(
  request: FastifyRequest,
  reply: FastifyReply,
  encode: Encode<Entity>,
  change: (member: Member, edit: Edit) => Edited<StoredRecord<Entity>, Entity, Fault>,
  faults?: Faults<Fault>,
): Promise<FastifyReply> => {
  const send = (left: StoredRecord<Entity>) =>
    reply.header(REVISION_HEADER, left.revision).send(storedBody(left, encode));
  return answerEdit(request, reply, encode, change, send, faults);
};

/** Answers a removal with its revision only. */
export const answerRemoval = <Entity, Fault extends string = never>(
  request: FastifyRequest,
  reply: FastifyReply,
  encode: Encode<Entity>,
  remove: (member: Member, edit: Edit) => Edited<StoredRecord<Entity>, Entity, Fault>,
  faults?: Faults<Fault>,
): Promise<FastifyReply> => {
  const send = ({ revision }: StoredRecord<Entity>) =>
    reply.header(REVISION_HEADER, revision).code(204).send();
  return answerEdit(request, reply, encode, remove, send, faults);
};
