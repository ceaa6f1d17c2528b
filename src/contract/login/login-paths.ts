/** The calls that sign a user in. `comeBack` also restores an account that is about to be removed. */
export const loginPaths = {
  password: "/auth/login",
  code: "/auth/login/codigo",
  passkey: "/auth/login/chave",
  comeBack: "/auth/recuperar-conta",
  comeBackByPasskey: "/auth/recuperar-conta/chave",
} as const;
