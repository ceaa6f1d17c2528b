/** The calls of passkeys, apart from the others: a page needs them only when somebody makes or uses one. */
export const passkeyPaths = {
  loginOptions: "/auth/login/chave/opcoes",
  presence: "/auth/presenca/chave",
  presenceOptions: "/auth/presenca/chave/opcoes",
  all: "/auth/chaves",
  options: "/auth/chaves/opcoes",
  one: (id: string) => `/auth/chaves/${id}`,
} as const;
