import { formatInstant } from "../format-instant.ts";
import { formatDate } from "../format.ts";
import type { ConsentRecord } from "../../domain/consent/consent-record.ts";

/** The section of the consent. */
export const consentSectionTexts = {
  title: "Consentimento",
  hint: "O que respondeu à política de privacidade e aos termos.",
  list: "As suas respostas",
  none: "Ainda não há respostas guardadas no servidor.",
  more: (count: number) => `e mais ${count}, que estão no ficheiro dos seus dados`,
  policy: "Ler a política de privacidade",
  withdraw: "Retirar consentimento",
  withdrawTitle: "Retirar o consentimento",
  withdrawQuestion:
    "Sem consentimento não pode usar o FinControl. Pode dá-lo de novo no ecrã que se segue; os seus dados não são alterados.",
  withdrawing: "A retirar…",
} as const;

/** One answer to the policy: `Aceite em 22/11/2026, 14:05`. */
export const consentText = ({ accepted, at }: ConsentRecord): string =>
  `${accepted ? "Aceite" : "Retirado"} em ${formatInstant(at)}`;

/** The version of the policy that was answered. */
export const consentVersionText = ({ version }: ConsentRecord): string =>
  `Versão de ${formatDate(version)}`;

/** The section about the user's data. */
export const ownDataTexts = {
  title: "Os meus dados",
  hint: "Tudo o que o FinControl guarda sobre si num só ficheiro ZIP: conta, registos, fotografias, sessões, consentimentos e um LEIA-ME que explica cada ficheiro. Faz parte de todos os planos.",
  download: "Descarregar os meus dados",
  downloading: "A reunir os dados…",
  format: "ZIP",
} as const;

/** The section about closing the account, and its dialog. */
export const leavingTexts = {
  title: "Eliminar conta",
  hint: "A conta fica fechada de imediato. Durante 7 dias pode recuperá-la ao iniciar sessão; depois tudo é eliminado, sem volta.",
  open: "Eliminar conta",
  goes: "É eliminado tudo o que guardamos sobre si:",
  items: [
    "a conta, o perfil, as sessões e os consentimentos;",
    "receitas, despesas, orçamentos, objetivos, categorias, regras e recorrentes;",
    "contas, importações, talões, notificações, conquistas, recomendações e fotografias.",
  ],
  first: "Se quiser guardar alguma coisa, descarregue antes os seus dados.",
  password: "Senha",
  incomplete: "Escreva a sua senha.",
  confirm: "Eliminar a minha conta",
  confirming: "A eliminar…",
} as const;
