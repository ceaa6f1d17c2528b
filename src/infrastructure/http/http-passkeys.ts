import type { Passkeys } from "../../application/ports/passkeys.ts";
import {
  ceremonySchema,
  decodePasskey,
  passkeySchema,
  passkeysSchema,
} from "../../contract/passkeys.ts";
import { paths } from "../../contract/paths.ts";
import { nothing, type Api } from "./api.ts";

/** One's own passkeys over their calls. */
export const httpPasskeys = (api: Api): Passkeys => ({
  list: async () => (await api("get", paths.passkeys, passkeysSchema)).map(decodePasskey),
  begin: () => api("post", paths.passkeyOptions, ceremonySchema),
  add: async (nome, resposta) => {
    await api("post", paths.passkeys, passkeySchema, { body: { nome, resposta } });
  },
  rename: async (id, nome) => {
    await api("put", paths.passkey(id), nothing, { body: { nome } });
  },
  remove: async (id) => {
    await api("delete", paths.passkey(id), nothing);
  },
});
