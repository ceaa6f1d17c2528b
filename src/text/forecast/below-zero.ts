import type { BelowZeroWarning, Remedy } from "../../domain/forecast/remedy.ts";
import { formatDate, formatEuros } from "../format.ts";

type Words = { readonly title: string; readonly message: string };

/** That the accounts go below zero. */
export function belowZeroWords({ first, lowest, balance, isNow }: BelowZeroWarning): Words {
  const day = `a ${formatDate(first)}`;
  return {
    title: isNow
      ? "As suas contas estão abaixo de zero"
      : `As suas contas ficam abaixo de zero ${day}`,
    message:
      first === lowest
        ? `Segundo a previsão, acabam ${isNow ? "o dia de hoje" : "esse dia"} com ${formatEuros(balance)}.`
        : `Segundo a previsão, o dia mais baixo dos próximos dois meses é ${formatDate(lowest)}, com ${formatEuros(balance)}.`,
  };
}

/** What can be done about that. */
export function remedyWords(remedy: Remedy): Words {
  const amount = formatEuros(remedy.amount);
  switch (remedy.by) {
    case "confirming":
      return {
        title: "Confirme o que já recebeu",
        message: `Tem ${formatEuros(remedy.available)} de receitas por confirmar. Se já entraram, confirme-as: chegam para os ${amount} em falta.`,
      };
    case "savings":
      return {
        title: "Passe dinheiro da poupança para a conta",
        message: `Tem ${formatEuros(remedy.available)} em contas à parte: passe ${amount} a tempo, e reponha-os quando puder.`,
      };
    case "spending-less":
      return {
        title: `Gaste menos ${amount} por dia`,
        message: `É o que tem de cortar ao que costuma gastar, até ${formatDate(remedy.until)}, para nenhum dia acabar abaixo de zero.`,
      };
    case "postponing":
      return {
        title: "Adie ou reparta uma despesa",
        message: `Mesmo sem gastos do dia a dia faltam ${amount}. Adie uma despesa grande, peça para a pagar em prestações ou antecipe uma receita. Se tem créditos, fale já com o banco.`,
      };
  }
}
