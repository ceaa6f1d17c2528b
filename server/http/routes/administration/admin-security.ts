import { object, string } from "valibot";
import { factorPaths } from "../../../../src/contract/second-factor/factor-paths.ts";
import {
  decodeSettings,
  encodeSettings,
  newSettingsSchema,
  settingsSchema,
} from "../../../../src/contract/second-factor/second-factor.ts";
import type { AdminSettings } from "../../../../src/domain/users/second-factor.ts";
import type { changeSettings } from "../../../application/administration/change-settings.ts";
import type { removeFactorOf } from "../../../application/second-factor/remove-second-factor.ts";
import type { Api } from "../../api.ts";
import { refuse } from "../../answers/refuse.ts";
import { sessionOf } from "../../access/session-of.ts";

export type AdminSecurityUseCases = {
  readonly readSettings: () => Promise<AdminSettings>;
  readonly changeSettings: ReturnType<typeof changeSettings>;
  readonly removeFactorOf: ReturnType<typeof removeFactorOf>;
};

/** Adds the administrators' calls about second factors, their own and others'. */
export function adminSecurityRoutes(api: Api, useCases: AdminSecurityUseCases): void {
  api.get(
    factorPaths.adminSettings,
    {
      config: {
        access: "admin",
        summary: "O que está decidido para os administradores",
        description:
          "Com «exigir_segundo_fator», as chamadas de administração respondem com 403 «segundo_fator» aos administradores que não o têm.",
        answers: { 200: settingsSchema },
      },
    },
    async () => encodeSettings(await useCases.readSettings()),
  );

  api.put(
    factorPaths.adminSettings,
    {
      schema: { body: newSettingsSchema },
      config: {
        access: "admin",
        presence: true,
        summary: "Decidir se os administradores têm de ter segundo fator",
        description: "Só quem já tem segundo fator o pode exigir (409).",
        answers: { 200: settingsSchema },
        refusals: ["own-factor-missing"],
      },
    },
    async (request, reply) => {
      const wanted = decodeSettings(request.body);
      const changed = await useCases.changeSettings(sessionOf(request).user, wanted);
      return changed.ok ? encodeSettings(changed.value) : refuse(reply, changed.reason);
    },
  );

  api.delete(
    factorPaths.adminUserFactor(":username"),
    {
      schema: { params: object({ username: string() }) },
      config: {
        access: "admin",
        presence: true,
        summary: "Remover o segundo fator de um utilizador; todas as suas sessões terminam",
        description:
          "É para quem perdeu a aplicação e os códigos de recuperação. A partir daí a senha basta para iniciar sessão; as chaves de acesso ficam.",
        answers: { 204: null },
        refusals: ["no-such-user", "no-factor"],
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const removed = await useCases.removeFactorOf(user, request.params.username);
      return removed.ok ? reply.code(204).send() : refuse(reply, removed.reason);
    },
  );
}
