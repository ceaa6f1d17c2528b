/** The dialog that asks the user to prove their identity. */
export const presenceTexts = {
  title: "Confirme que é você",
  password: {
    reason: "Por segurança, escreva a sua senha para continuar. Vale por 10 minutos.",
    label: "Senha",
    incomplete: "Escreva a sua senha.",
  },
  code: {
    reason:
      "Por segurança, escreva o código que a sua aplicação mostra agora, ou um de recuperação, que serve uma só vez. Vale por 10 minutos.",
    label: "Código",
    incomplete: "Um código tem 6 algarismos; um de recuperação, 16 letras e algarismos.",
  },
  confirm: "Confirmar",
  confirming: "A confirmar…",
  prove: "Usar chave de acesso",
  proving: "A aguardar o navegador…",
} as const;
