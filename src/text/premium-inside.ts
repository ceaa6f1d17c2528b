/** What only those read of Premium who are signed in: the landing page does without these sentences. */
export const premiumInside = {
  example: "Exemplo",
  askAdministrator:
    "Aqui o pagamento não está disponível. Peça o Premium ao administrador, que o pode ativar na sua conta.",
} as const;
