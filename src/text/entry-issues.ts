import type { PasswordFault } from "../domain/users/password-policy.ts";

/** The field sentences that a visitor may read; the others are fetched with the signed-in forms. */
export const entryIssues: Readonly<Record<"required" | `password-${PasswordFault}`, string>> = {
  required: "Este campo é obrigatório.",
  "password-mismatch": "As senhas não coincidem",
  "password-too-short": "A senha deve ter no mínimo 8 caracteres",
  "password-no-digit": "A senha deve conter pelo menos um número",
  "password-no-special": "A senha deve conter pelo menos um caractere especial",
  "password-too-long": "A senha deve ter no máximo 128 caracteres",
};
