import type { Passkeys } from "../../../application/passkeys/passkeys.ts";
import {
  ceremonySchema,
  decodePasskey,
  passkeySchema,
  passkeysSchema,
} from "../../../contract/passkeys/passkeys.ts";
import { passkeyPaths } from "../../../contract/passkeys/passkey-paths.ts";
import { nothing, type Api } from "../api.ts";

/** The user's own passkeys over their calls. */
export const httpPasskeys = (api: Api): Passkeys => ({
  list: async () => (await api("get", passkeyPaths.all, passkeysSchema)).map(decodePasskey),
  begin: () => api("post", passkeyPaths.options, ceremonySchema),
  add: async (nome, resposta) => {
    await api("post", passkeyPaths.all, passkeySchema, { body: { nome, resposta } });
  },
  rename: async (id, nome) => {
    await api("put", passkeyPaths.one(id), nothing, { body: { nome } });
  },
  remove: async (id) => {
    await api("delete", passkeyPaths.one(id), nothing);
  },
});
