import { RECOVERY_CODES } from "../../domain/users/second-factor.ts";

const days = new Intl.DateTimeFormat("pt-PT", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** The section of the second factor. */
export const secondFactorTexts = {
  title: "Verificação em dois passos",
  off: "Ao entrar, é pedido também um código de uma aplicação do seu telemóvel. Assim, quem souber a sua senha não entra só com ela.",
  on: "Ativa",
  since: (moment: number) => `Desde ${days.format(moment)}`,
  setUp: "Ativar",
  beginning: "A preparar…",
  renew: "Novos códigos",
  remove: "Remover",
  left: (count: number) => {
    if (count === 0) return "Já não tem códigos de recuperação. Crie novos.";
    if (count === 1) return "Resta-lhe 1 código de recuperação. Crie novos.";
    return `Restam-lhe ${count} de ${RECOVERY_CODES} códigos de recuperação.`;
  },
} as const;

/** The dialog in which an app is connected. */
export const factorSetupTexts = {
  title: "Ativar a verificação em dois passos",
  scan: "Leia este código com uma aplicação de códigos, como o Aegis, o Google Authenticator ou o gestor de senhas do telemóvel.",
  picture: "Código QR para a aplicação de códigos",
  byHand: "Ou escreva esta chave na aplicação:",
  code: "Código de 6 algarismos que a aplicação mostra",
  incomplete: "O código tem 6 algarismos.",
  submit: "Ativar",
  pending: "A verificar…",
} as const;

/** The dialog that shows recovery codes. */
export const recoveryCodesTexts = {
  title: "Códigos de recuperação",
  hint: "Se perder o telemóvel, entra com um destes códigos, e cada um serve uma só vez. Guarde-os agora: não voltam a ser mostrados.",
  list: "Os seus códigos de recuperação",
  download: "Descarregar",
  kept: "Guardei os códigos",
  warning: "Guarde primeiro os códigos: não voltam a ser mostrados.",
  file: (username: string, codes: readonly string[]) =>
    [
      `Códigos de recuperação de ${username} no FinControl`,
      "Cada um serve uma só vez, no lugar do código da aplicação.",
      "",
      ...codes,
      "",
    ].join("\r\n"),
  fileName: "fincontrol-codigos-de-recuperacao.txt",
} as const;

/** The questions before recovery codes are replaced or the second factor is removed. */
export const factorQuestions = {
  renewal: {
    title: "Criar novos códigos",
    question: "Os códigos de recuperação que guardou deixam de servir.",
    confirm: "Criar novos códigos",
    pending: "A criar…",
  },
  removal: {
    title: "Remover a verificação em dois passos",
    question:
      "Para entrar na sua conta bastará a senha. Os códigos de recuperação deixam de servir e as suas outras sessões terminam.",
    confirm: "Remover",
    pending: "A remover…",
  },
} as const;

/** The states of a copy button. */
export const copyTexts = {
  copy: "Copiar",
  copied: "Copiado",
  refused: "O navegador não deixou copiar. Selecione o texto e copie-o.",
} as const;
