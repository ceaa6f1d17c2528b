/** The second step of the login. */
export const loginCodeTexts = {
  title: "Verificação em dois passos",
  app: {
    subtitle: "Escreva o código que a sua aplicação mostra agora.",
    label: "Código de 6 algarismos",
    incomplete: "O código tem 6 algarismos.",
    other: "Usar um código de recuperação",
  },
  recovery: {
    subtitle: "Escreva um dos códigos que guardou. Cada um serve uma só vez.",
    label: "Código de recuperação",
    incomplete: "O código de recuperação tem 16 letras e algarismos.",
    other: "Usar o código da aplicação",
  },
  submit: "Verificar",
  pending: "A verificar…",
  back: "Voltar à senha",
  again: "Começar de novo",
} as const;
