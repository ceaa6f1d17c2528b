/** The consent screen and the denial screen. */
export const consentTexts = {
  title: "Privacidade e termos",
  subtitle: "Antes de começar, leia como tratamos os seus dados.",
  region: "Resumo da política de privacidade e dos termos",
  hint: "Leia até ao fim para poder responder.",
  accept: "Aceitar",
  decline: "Recusar",
  deniedTitle: "Acesso Negado",
  deniedMessage:
    "Sem aceitar a política de privacidade e os termos não é possível usar o FinControl. Os seus dados não foram alterados.",
  back: "Voltar e aceitar",
} as const;
