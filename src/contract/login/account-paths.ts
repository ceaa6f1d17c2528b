/** The calls that make an account, return the session's user and their half of a key, and end a session. */
export const accountPaths = {
  register: "/auth/register",
  logout: "/auth/logout",
  me: "/auth/me",
  outboxKeyShare: "/auth/me/chave",
} as const;
