import { generatedAlertsSchema } from "../../../src/contract/generated-alerts.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { User } from "../../../src/domain/users/user.ts";
import type { Api } from "../api.ts";
import { sessionOf } from "../session-of.ts";

export type NotificationUseCases = {
  readonly generateAlerts: (user: User) => Promise<number>;
};

/** What the user is told (§7, /notificacoes). */
export function notificationRoutes(api: Api, { generateAlerts }: NotificationUseCases): void {
  api.post(
    paths.generateAlerts,
    {
      config: {
        access: "user",
        summary: "Gerar os alertas inteligentes que faltam; no plano Free nenhum",
        answers: { 200: generatedAlertsSchema },
      },
    },
    async (request) => ({ geradas: await generateAlerts(sessionOf(request).user) }),
  );
}
