import type { FieldIssue } from "../domain/shared/field-issue.ts";
import { entryIssues } from "./entry-issues.ts";

/** The sentence that a field shows, and that the server answers, for each reason to refuse it. */
export const fieldIssues: Readonly<Record<FieldIssue, string>> = {
  ...entryIssues,
  "wrong-type": "Este valor não é do tipo esperado.",
  "unknown-field": "Este campo não é aceite.",
  "unreadable-text": "O texto contém caracteres que não podem ser guardados.",
  "too-long-text": "O texto é demasiado longo.",
  "bad-email": "Indique um endereço de email válido.",
  "bad-username":
    "O nome de utilizador tem de ter entre 3 e 30 caracteres: letras, números e underscore.",
  "future-date": "Indique hoje ou um dia que já tenha passado.",
  "bad-date": "Indique uma data que exista no calendário, entre 1900 e 2199.",
  "bad-month": "Indique um mês válido.",
  "bad-age": "A idade tem de ser um número inteiro entre 0 e 130.",
  "bad-category": "Escolha uma categoria da lista.",
  "bad-id": "O identificador tem de ser um UUID da versão 7, em minúsculas.",
  "bad-revision": "Indique o número de uma revisão.",
  "bad-continuation": "Indique a continuação tal como foi recebida, e o período só com «desde=0».",
  "bad-period": "Escolha um período de 3, 6, 12 ou 24 meses.",
  "one-change": "Indique uma só alteração: status, new_password ou plano.",
  "one-proof": "Indique uma só prova: senha ou codigo.",
  "one-use": "Indique só um destino: não contar, juntar ou dividir.",
  "bad-digits": "Indique só os últimos quatro algarismos.",
  "bad-join": "O registo a juntar já não existe, ou já é de um movimento importado.",
  "bad-fulfilment": "Esse movimento já não está previsto.",
  "bad-split": "As partes têm de ser pelo menos duas, somar o valor, e uma delas tem de contar.",
  repeated: "Este valor aparece mais do que uma vez.",
  "too-many": "São demasiados.",
  "bad-tax-number": "Indique um NIF português válido.",
  "bad-document-code": "Indique o ATCUD tal como vem no documento.",
  "amount-not-a-number": "Escreva um valor em euros, por exemplo 12,50.",
  "amount-negative": "O valor não pode ser negativo.",
  "amount-too-many-decimals": "O valor não pode ter mais de duas casas decimais.",
  "amount-too-large": "O valor não pode ultrapassar 999 999 999,99 €.",
};
