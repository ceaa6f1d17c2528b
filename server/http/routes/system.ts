import { configSchema, encodeConfig } from "../../../src/contract/config.ts";
import { encodeHealth, healthSchema } from "../../../src/contract/health.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { Installation } from "../../../src/domain/operator/installation.ts";
import { release } from "../../../src/domain/operator/release.ts";
import type { Api } from "../api.ts";

export type SystemUseCases = Installation & { readonly checkHealth: () => Promise<void> };

/** Adds the facts of this installation that the client needs, and its health (/config and /saude). */
export function systemRoutes(api: Api, parts: SystemUseCases): void {
  api.get(
    paths.config,
    {
      config: {
        access: "public",
        summary: "Ler a configuração da instalação",
        answers: { 200: configSchema },
      },
    },
    async () => encodeConfig(parts),
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
      await parts.checkHealth();
      return encodeHealth(release);
    },
  );
}
