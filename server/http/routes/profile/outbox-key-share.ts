import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { outboxKeyShareSchema } from "../../../../src/contract/profile/outbox-key-share.ts";
import type { tellOutboxKeyShare } from "../../../application/profile/outbox-key-share.ts";
import { sessionOf } from "../../access/session-of.ts";
import type { Api } from "../../api.ts";

export type OutboxKeyShareUseCases = {
  readonly tellOutboxKeyShare: ReturnType<typeof tellOutboxKeyShare>;
};

/** Adds the server's share of the key for unsent writes on one's own devices (/auth/me/chave). */
export function outboxKeyShareRoutes(
  api: Api,
  { tellOutboxKeyShare }: OutboxKeyShareUseCases,
): void {
  api.get(
    accountPaths.outboxKeyShare,
    {
      config: {
        access: "user",
        summary: "A parte da chave que abre, nos próprios dispositivos, o que está por enviar",
        description:
          "São 32 bytes em base64url, os mesmos em todas as sessões e servidores de uma instalação e diferentes para cada pessoa. Com eles o dispositivo sela também o que foi escrito e não guardado.",
        answers: { 200: outboxKeyShareSchema },
      },
    },
    async (request) => {
      const half = await tellOutboxKeyShare(sessionOf(request).user);
      return { chave: Buffer.from(half).toString("base64url") };
    },
  );
}
