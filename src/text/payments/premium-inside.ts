/** The sentences in the offer of Premium for those who are signed in. */
export const premiumInside = {
  askAdministrator:
    "Aqui o pagamento não está disponível. Peça o Premium ao administrador, que o pode ativar na sua conta.",
  asAdministrator: "Como administrador, muda o seu plano em Admin, sem pagamento.",
} as const;
