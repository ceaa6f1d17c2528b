/** The calls that make a session and end it: all that a visitor needs. */
export const accountPaths = {
  login: "/auth/login",
  register: "/auth/register",
  logout: "/auth/logout",
  me: "/auth/me",
  comeBack: "/auth/recuperar-conta",
} as const;
