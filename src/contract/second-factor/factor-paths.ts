/** The calls of second factors, apart from those that the first screen needs. */
export const factorPaths = {
  secondFactor: "/auth/fatores",
  totp: "/auth/totp",
  confirmTotp: "/auth/totp/confirmar",
  recoveryCodes: "/auth/codigos",
  adminUserFactor: (username: string) => `/auth/admin/users/${username}/fatores`,
  adminSettings: "/admin/definicoes",
} as const;
