import { configSchema, encodeConfig } from "../../../src/contract/config.ts";
import { encodeHealth, healthSchema } from "../../../src/contract/health.ts";
import { paths } from "../../../src/contract/paths.ts";
import { readinessSchema } from "../../../src/contract/readiness.ts";
import type { Installation } from "../../../src/domain/operator/installation.ts";
import type { Readiness } from "../../../src/domain/operator/readiness.ts";
import { release } from "../../../src/domain/operator/release.ts";
import { refuseUnready } from "../answers/refuse.ts";
import type { Api } from "../api.ts";

export type SystemUseCases = Installation & {
  readonly checkHealth: () => Promise<void>;
  readonly checkReadiness: () => Promise<Readiness>;
};

/** Adds the facts of this installation that the client needs, its health and its readiness (/config, /saude, /pronto). */
export function systemRoutes(api: Api, parts: SystemUseCases): void {
  api.get(
    paths.config,
    {
      config: {
        access: "public",
        summary: "Ler a configuração da instalação",
        description:
          "Diz onde se compra o Premium, quem opera a instalação, se envia email, e em que endereço se podem usar chaves de acesso («origem_chaves»); null é o que não há.",
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
        description:
          "É 200 se a base de dados responde e aceita escritas. Traz a versão e o dia dela.",
        urgent: true,
        answers: { 200: healthSchema },
      },
    },
    async () => {
      await parts.checkHealth();
      return encodeHealth(release);
    },
  );

  api.get(
    paths.readiness,
    {
      config: {
        access: "public",
        summary: "Verificar se o serviço está pronto para tudo",
        description:
          "É 200 se o servidor pode fazer todo o seu trabalho; senão é 503, com o que falta em «falhas».",
        urgent: true,
        answers: { 200: readinessSchema },
        refusals: ["not-ready"],
      },
    },
    async (_request, reply) => {
      const { faults } = await parts.checkReadiness();
      return faults.length === 0 ? { estado: "pronto" } : refuseUnready(reply, faults);
    },
  );
}
