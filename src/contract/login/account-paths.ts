/** The calls that make an account, tell whose session it is, and end one. */
export const accountPaths = {
  register: "/auth/register",
  logout: "/auth/logout",
  me: "/auth/me",
} as const;
