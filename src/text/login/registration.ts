import { loginTexts } from "./auth.ts";

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
  incomplete: "Preencha todos os campos.",
  successTitle: "Conta Criada com Sucesso!",
  successMessage: "Redirecionando para o login...",
} as const;
