import type { OutboxHalf } from "../../../application/outbox/outbox-half.ts";
import { accountPaths } from "../../../contract/login/account-paths.ts";
import { outboxHalfSchema } from "../../../contract/profile/outbox-half.ts";
import type { Api } from "../api.ts";

/** The server's half of the keys of an outbox and of drafts, over GET /auth/me/chave. */
export const httpOutboxHalf =
  (api: Api): OutboxHalf =>
  async () =>
    bytesOf((await api("get", accountPaths.outboxHalf, outboxHalfSchema)).chave);

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const letters = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
};
