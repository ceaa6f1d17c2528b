/** The profile: the name, and the age in years if given (perfil on the wire). */
export type Profile = { readonly name: string; readonly age: number | null };

export const AGE_MAX = 130;
