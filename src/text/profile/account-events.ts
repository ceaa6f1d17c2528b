import type { AccountEvent } from "../../domain/users/account-event.ts";

const lisbonDays = new Intl.DateTimeFormat("pt-PT", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone: "Europe/Lisbon",
});

const NOTHING_LOST = "Os seus dados continuam todos aqui.";
const IF_NOT_YOU = "Se não foi você, fale já com o administrador.";

const codesLeft = (left: number): string => {
  if (left === 0) return "Já não tem nenhum: crie novos em Conta e segurança.";
  return left === 1 ? "Resta-lhe 1." : `Restam-lhe ${left}.`;
};

/** The texts of an account event in the list of notifications. */
export function accountEventText(event: AccountEvent): {
  readonly title: string;
  readonly message: string;
} {
  switch (event.type) {
    case "password-set-by-administrator":
      return {
        title: "Senha alterada",
        message: "Um administrador alterou a sua senha. Todas as suas sessões foram terminadas.",
      };
    case "password-changed":
      return {
        title: "Senha alterada",
        message: `A sua senha foi alterada e as suas outras sessões foram terminadas. ${IF_NOT_YOU}`,
      };
    case "premium-begun":
      return {
        title: "Premium ativo",
        message: "A sua subscrição começou. Tem acesso a todas as funcionalidades.",
      };
    case "premium-ended":
      return {
        title: "Premium terminado",
        message: event.unpaid
          ? `O pagamento não chegou e a conta passou ao plano Free. ${NOTHING_LOST}`
          : `A sua subscrição terminou e a conta passou ao plano Free. ${NOTHING_LOST}`,
      };
    case "payment-failed":
      return {
        title: "Pagamento em falta",
        message: `Não foi possível cobrar o Premium, que continua ativo até ${lisbonDays.format(event.until)}. Até lá, verifique o meio de pagamento junto do fornecedor.`,
      };
    case "payment-received":
      return {
        title: "Pagamento recebido",
        message: "O pagamento em falta chegou. O Premium continua ativo.",
      };
    case "second-factor-set":
      return {
        title: "Verificação em dois passos ativada",
        message: `Ao entrar, é agora pedido também um código. As suas outras sessões foram terminadas. ${IF_NOT_YOU}`,
      };
    case "second-factor-removed":
      return {
        title: "Verificação em dois passos removida",
        message: `Para entrar na sua conta basta agora a senha. As suas outras sessões foram terminadas. ${IF_NOT_YOU}`,
      };
    case "second-factor-removed-by-administrator":
      return {
        title: "Verificação em dois passos removida",
        message:
          "Um administrador removeu a sua verificação em dois passos. Todas as suas sessões foram terminadas e basta agora a senha para entrar.",
      };
    case "recovery-codes-made":
      return {
        title: "Novos códigos de recuperação",
        message: `Foram criados novos códigos de recuperação, e os anteriores deixaram de servir. ${IF_NOT_YOU}`,
      };
    case "recovery-code-used":
      return {
        title: "Código de recuperação usado",
        message: `A sua conta foi aberta com um código de recuperação. ${codesLeft(event.left)} ${IF_NOT_YOU}`,
      };
    case "password-reset":
      return {
        title: "Senha alterada",
        message: `A sua senha foi alterada com uma ligação de recuperação e todas as suas sessões foram terminadas. ${IF_NOT_YOU}`,
      };
    case "email-changed":
      return {
        title: "Email alterado",
        message: `O email da sua conta foi alterado e as suas outras sessões foram terminadas. ${IF_NOT_YOU}`,
      };
    case "recovery-link-made-by-administrator":
      return {
        title: "Ligação de recuperação criada",
        message:
          "Um administrador criou uma ligação com que a sua senha pode ser alterada durante 30 minutos. Se não a pediu, fale já com ele.",
      };
    case "passkey-added":
      return {
        title: "Chave de acesso adicionada",
        message: `A chave de acesso «${event.name}» já pode iniciar sessão na sua conta, e as suas outras sessões foram terminadas. Se não foi você, remova-a e altere já a sua senha.`,
      };
    case "passkey-removed":
      return {
        title: "Chave de acesso removida",
        message: `A chave de acesso «${event.name}» deixou de iniciar sessão na sua conta, e as suas outras sessões foram terminadas. Se não foi você, altere já a sua senha.`,
      };
    case "passkey-copied":
      return {
        title: "Chave de acesso recusada",
        message: `A chave de acesso «${event.name}» foi usada fora de ordem, como acontece quando alguém tem uma cópia dela, e por isso foi recusada. Se isto se repetir, remova-a e crie outra.`,
      };
  }
}
