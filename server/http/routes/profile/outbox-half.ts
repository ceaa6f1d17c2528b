import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { outboxHalfSchema } from "../../../../src/contract/profile/outbox-half.ts";
import type { tellOutboxHalf } from "../../../application/profile/outbox-half.ts";
import { sessionOf } from "../../access/session-of.ts";
import type { Api } from "../../api.ts";

export type OutboxHalfUseCases = { readonly tellOutboxHalf: ReturnType<typeof tellOutboxHalf> };

/** Adds the server's half of the key of what waits on one's own devices (/auth/me/chave). */
export function outboxHalfRoutes(api: Api, { tellOutboxHalf }: OutboxHalfUseCases): void {
  api.get(
    accountPaths.outboxHalf,
    {
      config: {
        access: "user",
        summary: "A parte da chave que abre, nos próprios dispositivos, o que está por enviar",
        description:
          "São 32 bytes em base64url, os mesmos em todas as sessões e servidores de uma instalação e diferentes para cada pessoa. Com eles o dispositivo sela também o que foi escrito e não guardado.",
        answers: { 200: outboxHalfSchema },
      },
    },
    async (request) => {
      const half = await tellOutboxHalf(sessionOf(request).user);
      return { chave: Buffer.from(half).toString("base64url") };
    },
  );
}
