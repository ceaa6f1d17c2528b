import type { OutboxKeyShare } from "../../../application/outbox/outbox-key-share.ts";
import { accountPaths } from "../../../contract/login/account-paths.ts";
import { outboxKeyShareSchema } from "../../../contract/profile/outbox-key-share.ts";
import type { Api } from "../api.ts";

/** The server's half of the keys of an outbox and of drafts, over GET /auth/me/chave. */
export const httpOutboxKeyShare =
  (api: Api): OutboxKeyShare =>
  async () =>
    bytesOf((await api("get", accountPaths.outboxKeyShare, outboxKeyShareSchema)).chave);

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const letters = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
};
