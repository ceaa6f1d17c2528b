/** The calls that make a session and end it: all that a visitor needs. */
export const accountPaths = {
  login: "/auth/login",
  loginCode: "/auth/login/codigo",
  register: "/auth/register",
  logout: "/auth/logout",
  me: "/auth/me",
} as const;
