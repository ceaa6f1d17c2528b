import type { SmartAlerts } from "../../application/notifications/smart-alerts.ts";
import { generatedAlertsSchema } from "../../contract/notifications/generated-alerts.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";

/** Smart alerts over POST /notificacoes/gerar-automaticas. */
export const httpSmartAlerts = (api: Api): SmartAlerts => ({
  generate: async () => (await api("post", paths.generateAlerts, generatedAlertsSchema)).geradas,
});
