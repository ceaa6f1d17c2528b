import type { Trash } from "../../application/trash/trash.ts";
import { undoneSchema } from "../../contract/ledger/undo.ts";
import { paths } from "../../contract/paths.ts";
import {
  decodeTrashed,
  emptiedSchema,
  encodeRestoration,
  TRASH_CONTINUES_HEADER,
  trashSchema,
} from "../../contract/trash/trash.ts";
import type { Api } from "./api.ts";
import { creating } from "./ledger/naming-headers.ts";

/** The trash over the calls of /lixo. */
export const httpTrash = (api: Api): Trash => ({
  page: async (after) => {
    let next: string | null = null;
    const rows = await api("get", paths.trash, trashSchema, {
      query: { continua: after ?? undefined },
      onAnswer: ({ headers }) => {
        next = headers.get(TRASH_CONTINUES_HEADER);
      },
    });
    return { things: rows.map(decodeTrashed), next };
  },
  restore: async (wanted, change) => {
    const call = { body: encodeRestoration(wanted), headers: creating({ change }) };
    const { repostas, editadas } = await api("post", paths.restoration, undoneSchema, call);
    return { restored: repostas, kept: editadas };
  },
  empty: async () => (await api("delete", paths.trash, emptiedSchema)).apagados,
});
