import type { Undo } from "../../../application/ledger/undo.ts";
import { paths } from "../../../contract/paths.ts";
import { undoneSchema } from "../../../contract/ledger/undo.ts";
import type { Api } from "../api.ts";
import { creating } from "./naming-headers.ts";

/** Undoing over POST /alteracoes/{change}/anular. */
export const httpUndo =
  (api: Api): Undo =>
  async (undone, change) => {
    const call = { headers: creating({ change }) };
    const { repostas, editadas } = await api("post", paths.undo(undone), undoneSchema, call);
    return { restored: repostas, kept: editadas };
  };
