// What an installation on trial finds outside of itself: a mail server and an AI provider, both on loopback.
import { says, startProvider } from "../../tests/server/support/provider-stand-in.ts";
import { startSmtpServer } from "../../tests/server/support/smtp-server.ts";

/** The address at which people would find the installation; passkeys are made for it. */
export const ORIGIN = "https://localhost";

export const ADMIN = { username: "admin", password: "Segredo-admin!1" };

/** The sentence with which the provider sums up whatever it is asked. */
export const SUMMARY = "O seu dinheiro chega até ao fim do mês.";

const ANSWER = {
  resumo_analise: SUMMARY,
  recomendacoes: [
    {
      titulo: "Comece um fundo de emergência",
      categoria: "economia",
      prioridade: "media",
      descricao: "Guarde todos os meses um pouco do que sobra.",
      impacto_estimado: null,
    },
  ],
  projecao_objetivos: [],
};

/** Starts both; `settings` lead an installation to them, and to a port of metrics. */
export async function startOutside() {
  const mail = await startSmtpServer();
  const ai = await startProvider(says(JSON.stringify(ANSWER)));
  const { baseUrl, apiKey, model } = ai.provider;
  const settings = {
    ADMIN_PASSWORD: ADMIN.password,
    PUBLIC_URL: ORIGIN,
    SMTP_URL: mail.url,
    MAIL_FROM: "fincontrol@exemplo.pt",
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
    AI_MODEL: model,
    METRICS_PORT: "0",
  };
  const close = () => Promise.all([mail.close(), ai.close()]);
  return { settings, letters: mail.received, close };
}
