import type { Failure } from "../../application/failure.ts";
import { serverProblems } from "../server-problems.ts";

/** The request for a link to a new password. */
export const recoveryTexts = {
  subtitle: "Enviamos-lhe uma ligação para escolher uma nova senha.",
  email: "Email da conta",
  submit: "Enviar ligação",
  pending: "A enviar…",
  sentTitle: "Veja o seu email",
  sent: "Se existir uma conta com este email, a ligação chega dentro de momentos. Serve uma só vez, durante 30 minutos. Veja também no lixo eletrónico.",
  byAdministrator:
    "Nesta instalação não são enviados emails. Peça a um administrador uma ligação para escolher uma nova senha.",
  retry: "Tentar novamente",
  back: "Voltar para o Login",
} as const;

/** The choice of a new password. */
export const newPasswordTexts = {
  title: "Escolher nova senha",
  subtitle: "Todas as sessões abertas terminam.",
  password: "Nova senha",
  passwordHint: "Mínimo 8 caracteres, 1 número e 1 caractere especial",
  repeated: "Confirmar nova senha",
  submit: "Alterar senha",
  pending: "A alterar…",
  incomplete: "Preencha todos os campos.",
  goneTitle: "A ligação já não serve",
  gone: serverProblems["link-gone"],
  another: "Pedir outra ligação",
} as const;

/** The confirmation of a new email. */
export const emailConfirmationTexts = {
  subtitle: "O email a que chegou esta ligação passa a ser o da sua conta.",
  submit: "Confirmar email",
  pending: "A confirmar…",
  doneTitle: "Email confirmado",
  done: "Este é agora o email da sua conta. As suas outras sessões foram terminadas.",
  gone: "Esta ligação já não serve: foi usada, passaram os 30 minutos, ou não está completa. Altere o email de novo em Conta e segurança.",
  onwards: "Continuar",
} as const;

const detailOf = (failure: Failure) => (failure.type === "rejected" ? failure.detail : null);

/** The failure of a request for a link. */
export const recoveryFailureText = (failure: Failure): string =>
  detailOf(failure) ?? "Erro ao pedir a ligação. Tente novamente.";

/** The failure of a password change. */
export const newPasswordFailureText = (failure: Failure): string =>
  detailOf(failure) ?? "Erro ao alterar a senha. Tente novamente.";

/** The failure of an email confirmation. */
export const emailConfirmationFailureText = (failure: Failure): string =>
  detailOf(failure) ?? "Erro ao confirmar o email. Tente novamente.";
