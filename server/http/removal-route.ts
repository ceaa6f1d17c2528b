import type { Stamped } from "../../src/domain/ledger/stamped.ts";
import type { Result } from "../../src/domain/shared/result.ts";
import type { Member } from "../application/ports/ledgers.ts";
import type { Edit, EditRefusal } from "../application/record-changes.ts";
import type { Access } from "./access.ts";
import { answerRemoval } from "./answer-writes.ts";
import type { Api } from "./api.ts";
import { idInPath } from "./id-in-path.ts";

/** The removal of a record that is refused for nothing but what stands in the way of any change; `path` has its id. */
export function removalRoute<Kept>(
  api: Api,
  path: string,
  { access, summary }: { readonly access: Access; readonly summary: string },
  encode: (record: Kept) => object,
  remove: (
    member: Member,
    id: string,
    edit: Edit,
  ) => Promise<Result<Stamped<Kept>, EditRefusal<Kept>>>,
): void {
  api.delete(
    path,
    {
      schema: { params: idInPath },
      config: { access, summary, answers: { 204: null }, record: "changed" },
    },
    async (request, reply) =>
      answerRemoval(request, reply, encode, (member, edit) =>
        remove(member, request.params.id, edit),
      ),
  );
}
