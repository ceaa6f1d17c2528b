import type { Presence } from "../../../application/presence/presence.ts";
import { paths } from "../../../contract/paths.ts";
import { nothing, type Api } from "../api.ts";

/** Confirmation of presence over its call. */
export const httpPresence = (api: Api): Presence => ({
  confirm: async (proof) => {
    const body = proof.type === "password" ? { senha: proof.password } : { codigo: proof.code };
    await api("post", paths.presence, nothing, { body });
  },
});
