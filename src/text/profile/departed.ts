import type { Departure } from "../../domain/users/departure.ts";
import { lisbonMoment } from "./departure.ts";

/** The page for a user whose account is being closed. */
export const departedTexts = {
  title: "Conta em eliminação",
  subtitle: "O seu pedido foi registado e a sua sessão terminou.",
  until: (leavesAt: number) =>
    `Pode recuperar a conta até ${lisbonMoment(leavesAt)}: inicie sessão como sempre e escolha «Recuperar conta». Depois disso, tudo o que guardamos sobre si é eliminado.`,
  cleared: "Este navegador já não guarda nada do FinControl.",
  asked: (askedAt: number) => `Pedido em ${lisbonMoment(askedAt)}`,
  gone: (leavesAt: number) => `Eliminação em ${lisbonMoment(leavesAt)}`,
  reference: (reference: string) => `Referência: ${referenceText(reference)}`,
  receipt: "Descarregar comprovativo",
  login: "Ir para o início de sessão",
  unknown: "Se pediu a eliminação da sua conta, pode recuperá-la durante 7 dias ao iniciar sessão.",
} as const;

/** A digest in groups that are easy to read aloud: `1a2b-3c4d-…`. */
const referenceText = (reference: string): string =>
  reference.match(/.{1,4}/g)?.join("-") ?? reference;

/** The receipt of a closing request, as a text file. */
export const departureReceipt = ({ askedAt, leavesAt, reference }: Departure): string =>
  [
    "FinControl: comprovativo do pedido de eliminação da conta",
    "",
    `Referência:    ${referenceText(reference)}`,
    `Pedido em:     ${lisbonMoment(askedAt)}`,
    `Eliminação em: ${lisbonMoment(leavesAt)}`,
    "",
    "Até ao momento da eliminação a conta está fechada e pode ser recuperada: inicie sessão como sempre e",
    "escolha «Recuperar conta». O nome de utilizador e o email ficam reservados até lá.",
    "",
    "Nesse momento é eliminado tudo o que o FinControl guarda sobre si: a conta, o perfil, as sessões, os",
    "consentimentos, as receitas, as despesas, os orçamentos, os objetivos e as suas fotografias, as categorias,",
    "as regras, os recorrentes, as suas contas, as importações, os talões, as notificações, as conquistas e as",
    "recomendações.",
    "",
    "As cópias de segurança do servidor são guardadas até 4 semanas. Se uma delas tiver de ser reposta, a",
    "eliminação é aplicada de novo. Para isso fica guardado durante 5 semanas um código que não diz quem é; a",
    "referência acima é o princípio desse código.",
    "",
  ].join("\r\n");
