/**
 * The addresses of the links in mails: the token is in the fragment, which browsers send to no server. Without a public
 * address they are paths of this installation, for the reader to complete.
 */
export const linkAddresses = (publicUrl: string | null) => ({
  recovery: (token: string) => `${publicUrl ?? ""}/recuperar#${token}`,
  newEmail: (token: string) => `${publicUrl ?? ""}/confirmar-email#${token}`,
});
