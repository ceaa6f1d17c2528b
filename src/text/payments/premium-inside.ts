/** The sentences of the Premium offer for signed-in users. */
export const premiumInside = {
  askAdministrator:
    "Aqui o pagamento não está disponível. Peça o Premium ao administrador, que o pode ativar na sua conta.",
  asAdministrator: "Como administrador, muda o seu plano em Admin, sem pagamento.",
} as const;
