/** The calls that make a session and end it: all that a visitor needs. */
export const accountPaths = {
  login: "/auth/login",
  passkeyLogin: "/auth/login/chave",
  passkeyLoginOptions: "/auth/login/chave/opcoes",
  register: "/auth/register",
  logout: "/auth/logout",
  me: "/auth/me",
  comeBack: "/auth/recuperar-conta",
} as const;
