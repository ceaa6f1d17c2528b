import { configSchema, encodeConfig } from "../../../src/contract/config.ts";
import { healthSchema } from "../../../src/contract/health.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { Operator } from "../../../src/domain/operator/operator.ts";
import type { Api } from "../api.ts";

export type SystemUseCases = {
  readonly checkHealth: () => Promise<void>;
  readonly checkoutUrl: string | null;
  readonly operator: Operator;
  readonly sendsMail: boolean;
};

/** What the client has to know of this installation, and whether it works (/config and /saude). */
export function systemRoutes(
  api: Api,
  { checkHealth, checkoutUrl, operator, sendsMail }: SystemUseCases,
): void {
  api.get(
    paths.config,
    {
      config: {
        access: "public",
        summary: "Ler a configuração da instalação",
        answers: { 200: configSchema },
      },
    },
    async () => encodeConfig({ checkoutUrl, operator, sendsMail }),
  );

  api.get(
    paths.health,
    {
      config: {
        access: "public",
        summary: "Verificar se o serviço responde",
        urgent: true,
        answers: { 200: healthSchema },
      },
    },
    async () => {
      await checkHealth();
      return { estado: "ok" };
    },
  );
}
