import type { FieldIssue } from "../domain/shared/field-issue.ts";

/** The sentence that a field shows, and that the server answers, for each reason to refuse it. */
export const fieldIssues: Readonly<Record<FieldIssue, string>> = {
  required: "Este campo é obrigatório.",
  "wrong-type": "Este valor não é do tipo esperado.",
  "unknown-field": "Este campo não é aceite.",
  "unreadable-text": "O texto contém caracteres que não podem ser guardados.",
  "too-long-text": "O texto é demasiado longo.",
  "bad-email": "Indique um endereço de email válido.",
  "bad-username":
    "O nome de utilizador tem de ter entre 3 e 30 caracteres: letras, números e underscore.",
  "bad-date": "Indique uma data que exista no calendário, entre 1900 e 2199.",
  "bad-month": "Indique um mês válido.",
  "bad-age": "A idade tem de ser um número inteiro entre 0 e 130.",
  "bad-category": "Escolha uma categoria da lista.",
  "bad-id": "O identificador tem de ser um UUID da versão 7, em minúsculas.",
  "bad-revision": "Indique o número de uma revisão.",
  "bad-continuation": "Indique a continuação tal como foi recebida, e o período só com «desde=0».",
  "bad-period": "Escolha um período de 3, 6, 12 ou 24 meses.",
  "one-change": "Indique uma só alteração: status, new_password ou plano.",
  "amount-not-a-number": "Escreva um valor em euros, por exemplo 12,50.",
  "amount-negative": "O valor não pode ser negativo.",
  "amount-too-many-decimals": "O valor não pode ter mais de duas casas decimais.",
  "amount-too-large": "O valor não pode ultrapassar 999 999 999,99 €.",
  "password-mismatch": "As senhas não coincidem",
  "password-too-short": "A senha deve ter no mínimo 8 caracteres",
  "password-no-digit": "A senha deve conter pelo menos um número",
  "password-no-special": "A senha deve conter pelo menos um caractere especial",
  "password-too-long": "A senha deve ter no máximo 128 caracteres",
};
