import type { AdminCopies } from "../../../application/administration/admin-copies.ts";
import { copiesSchema, decodeCopies } from "../../../contract/administration/copies.ts";
import { paths } from "../../../contract/paths.ts";
import type { Api } from "../api.ts";

/** The nightly copies over their call. */
export const httpAdminCopies = (api: Api): AdminCopies => ({
  read: async () => decodeCopies(await api("get", paths.adminCopies, copiesSchema)),
});
