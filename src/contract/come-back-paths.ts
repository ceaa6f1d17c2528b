/** The calls that have an account back whose end was asked for: a page needs them only once somebody wants that. */
export const comeBackPaths = {
  byPassword: "/auth/recuperar-conta",
  byPasskey: "/auth/recuperar-conta/chave",
} as const;
