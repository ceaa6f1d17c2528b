/** The calls that let somebody in; to come back is to have an account back that leaves. */
export const loginPaths = {
  password: "/auth/login",
  code: "/auth/login/codigo",
  passkey: "/auth/login/chave",
  comeBack: "/auth/recuperar-conta",
  comeBackByPasskey: "/auth/recuperar-conta/chave",
} as const;
