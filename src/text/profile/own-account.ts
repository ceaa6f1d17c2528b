import { agoText } from "./ago.ts";
import type { OwnAccountNews } from "../../application/notice.ts";
import { registrationTexts } from "../login/registration.ts";
import { layoutTexts } from "../pages/layout.ts";

/** The screen of the user's own account. */
export const ownAccountTexts = {
  title: layoutTexts.account,
  subtitle: "Como entra na sua conta, as suas sessões e os seus dados",
} as const;

/** The section of the password, and its dialog. */
export const ownPasswordTexts = {
  title: "Senha",
  hint: "Ao alterar a senha, todas as suas outras sessões terminam.",
  change: "Alterar senha",
  current: "Senha atual",
  password: "Nova senha",
  passwordHint: registrationTexts.passwordHint,
  repeated: "Confirmar nova senha",
  incomplete: "Por favor, preencha todos os campos.",
} as const;

/** The section of the email, and its dialog. */
export const ownEmailTexts = {
  title: "Email",
  hint: "Para aqui vão as ligações para uma nova senha e os avisos sobre a conta.",
  awaited: (email: string) =>
    `Falta confirmar ${email}: abra a ligação que lhe enviámos. Serve durante 30 minutos, se não terminar esta sessão. Até a abrir, conta o email atual.`,
  change: "Alterar email",
  email: "Novo email",
  effect: "Ao alterar o email, todas as suas outras sessões terminam.",
  incomplete: "Por favor, preencha todos os campos.",
} as const;

/** The section of the sessions. */
export const ownSessionTexts = {
  title: "Sessões",
  hint: "Os dispositivos em que tem sessão iniciada. Termine as que não reconhecer.",
  list: "As suas sessões",
  current: "Este dispositivo",
  end: "Terminar",
  ending: "A terminar…",
  endOf: (device: string, used: string) => `Terminar ${device}. ${used}`,
  endOthers: "Terminar todas as outras",
  endOthersTitle: "Terminar todas as outras sessões",
  endOthersQuestion:
    "Todos os outros dispositivos têm de iniciar sessão novamente. Este continua com a sessão iniciada.",
  none: "Não tem sessão iniciada em mais nenhum dispositivo.",
} as const;

/** The toasts about the user's own account. */
export const ownAccountNews: Readonly<Record<OwnAccountNews, string>> = {
  "password-changed": "Senha alterada. As suas outras sessões foram terminadas.",
  "email-changed": "Email alterado. As suas outras sessões foram terminadas.",
  "email-to-confirm": "Enviámos uma ligação para o novo email. Abra-a para o confirmar.",
  "session-ended": "Sessão terminada",
  "other-sessions-ended": "Todas as outras sessões foram terminadas",
  "factor-set": "Verificação em dois passos ativada. As suas outras sessões foram terminadas.",
  "codes-renewed": "Novos códigos de recuperação criados",
  "factor-removed": "Verificação em dois passos removida. As suas outras sessões foram terminadas.",
  "passkey-added": "Chave de acesso adicionada. As suas outras sessões foram terminadas.",
  "passkey-renamed": "Nome da chave de acesso alterado",
  "passkey-removed": "Chave de acesso removida. As suas outras sessões foram terminadas.",
  "device-own": "Os seus dados ficam guardados neste dispositivo, cifrados",
  "device-left": "A cópia deste dispositivo foi destruída",
};

/** How long ago a session was used, as exactly as is known; moments in Unix milliseconds. */
export const usedAgo = (usedAt: number, now: number): string => `Usada ${agoText(usedAt, now)}`;
