import type { RecordKind } from "../../src/contract/kinds/record-kind.ts";
import type { ServerProblem } from "../../src/text/server-problems.ts";
import type { Member } from "../application/ledger/ledgers.ts";
import type { Creation, Edit } from "../application/ledger/record-changes.ts";
import type { RecordWrites } from "../application/ledger/record-writes.ts";
import type { Access } from "./access/access.ts";
import {
  answerChange,
  answerCreation,
  answerRemoval,
  type Common,
  type Faults,
} from "./answers/answer-writes.ts";
import type { Api } from "./api.ts";
import { idInPath } from "./requests/id-in-path.ts";

/** The documentation of a call: a line, some sentences, and the refusals of the call as a whole. */
type Call = {
  readonly summary: string;
  readonly description: string;
  readonly refusals?: readonly ServerProblem[];
};

/** The declaration of the calls that write a kind of record. */
type Declared<Draft, Fault extends string> = {
  readonly access: Access;
  readonly create: Call;
  readonly change: Call;
  /** Absent for a kind with a removal call of its own. */
  readonly remove?: Call;
  /** The responses to faults of single fields. */
  readonly faults?: Faults<Fault>;
  /** The content that identifies a repeated creating call, if it is not the draft itself. */
  readonly contentOf?: (draft: Draft) => unknown;
};

type Writes<Entity extends { readonly id: string }, Draft, Patch, Fault> = RecordWrites<
  Entity,
  Draft,
  Patch,
  ServerProblem | Common | Fault
>;

/** Adds POST, PUT and DELETE of a kind of record. */
export function writingRoutes<
  Entity extends { readonly id: string },
  Draft,
  Patch,
  Fault extends string = never,
>(
  api: Api,
  kind: RecordKind<Entity, Draft, Patch>,
  writes: Writes<Entity, Draft, Patch, Fault>,
  declared: Declared<Draft, Fault>,
): void {
  const { access, faults, contentOf = (draft: Draft) => draft } = declared;
  const { encode } = kind;

  api.post(
    kind.all,
    {
      schema: { body: kind.creation },
      config: {
        ...declared.create,
        access,
        answers: { 200: kind.stored, 201: kind.stored },
        repeatable: true,
        record: "made",
      },
    },
    async (request, reply) => {
      const { id, draft } = request.body;
      const asked = { id, wish: contentOf(draft), encode };
      const create = (member: Member, creation: Creation) => writes.create(member, draft, creation);
      return answerCreation(request, reply, asked, create, faults);
    },
  );

  api.put(
    kind.one(":id"),
    {
      schema: { params: idInPath, body: kind.change },
      config: { ...declared.change, access, answers: { 200: kind.stored }, record: "changed" },
    },
    async (request, reply) => {
      // Decoded by its schema; the types cannot express this for a body that may be undefined.
      const patch = request.body as Patch;
      const change = (member: Member, edit: Edit) =>
        writes.change(member, kind.id(request.params.id), patch, edit);
      return answerChange(request, reply, encode, change, faults);
    },
  );

  if (declared.remove === undefined) return;
  api.delete(
    kind.one(":id"),
    {
      schema: { params: idInPath },
      config: { ...declared.remove, access, answers: { 204: null }, record: "changed" },
    },
    async (request, reply) =>
      answerRemoval(
        request,
        reply,
        encode,
        (member, edit) => writes.remove(member, kind.id(request.params.id), edit),
        faults,
      ),
  );
}
