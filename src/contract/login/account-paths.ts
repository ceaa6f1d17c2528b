/** The calls that make an account, return the session's user, and end a session. */
export const accountPaths = {
  register: "/auth/register",
  logout: "/auth/logout",
  me: "/auth/me",
} as const;
