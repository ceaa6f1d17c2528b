export const loginTexts = {
  title: "Entrar",
  subtitle: "Controle Financeiro Pessoal",
  username: "Nome de utilizador",
  password: "Senha",
  submit: "Entrar",
  pending: "Entrando...",
  comeBack: "Recuperar conta",
  register: "Criar nova conta",
  forgotten: "Esqueceu-se da senha?",
  recovery: "Recuperar senha",
  email: "Confirmar email",
  registration: "Criar conta",
  changed: "Senha alterada. Entre com a nova.",
  passkey: "Entrar com chave de acesso",
  ownDevice: "Este dispositivo é meu",
  ownDeviceHint:
    "Guarda uma cópia cifrada dos seus dados neste navegador, para abrir logo e sem rede. Não marque num computador partilhado.",
} as const;
