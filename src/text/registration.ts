import type { RegistrationFault } from "../domain/users/registration.ts";
import { loginTexts } from "./auth.ts";
import { entryIssues } from "./entry-issues.ts";

export const registrationTexts = {
  title: loginTexts.registration,
  subtitle: "Controle Financeiro Pessoal",
  username: "Nome de utilizador",
  usernameHint: "Mínimo 3 caracteres: letras, números e o traço inferior (_)",
  email: "Email",
  password: "Senha",
  passwordHint: "Mínimo 8 caracteres, 1 número e 1 caractere especial",
  repeated: "Confirmar senha",
  submit: "Criar Conta",
  pending: "Criando conta...",
  login: "Voltar para o Login",
  notice: {
    before: "Ao criar uma conta, concorda com a ",
    privacy: "política de privacidade",
    between: " e os ",
    terms: "termos de utilização",
    after: ".",
  },
  successTitle: "Conta Criada com Sucesso!",
  successMessage: "Redirecionando para o login...",
} as const;

/** Why the registration was not sent. */
export const registrationFaultText = (fault: RegistrationFault): string =>
  fault === "incomplete" ? "Preencha todos os campos." : entryIssues[`password-${fault}`];
