/**
 * Where the links lead that are sent: the token stands in the fragment, which browsers tell no server. Without a public
 * address they are paths of this installation, which whoever is on it can complete.
 */
export const linkAddresses = (publicUrl: string | null) => ({
  recovery: (token: string) => `${publicUrl ?? ""}/recuperar#${token}`,
  newEmail: (token: string) => `${publicUrl ?? ""}/confirmar-email#${token}`,
});
