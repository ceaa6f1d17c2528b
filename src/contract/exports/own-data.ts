import type { EarlierVersion, OwnData } from "../../domain/exports/own-data.ts";
import { encodeConsent } from "../consents.ts";
import { encodeOwnSession } from "../profile/own-account.ts";
import { encodePasskey } from "../passkeys/passkeys.ts";
import { encodePaymentEvent } from "../payments.ts";
import { encodeRecommendations } from "../recommendations/recommendations.ts";
import { encodeSecondFactor } from "../second-factor/second-factor.ts";
import { encodeUser } from "../administration/users.ts";

const RESOURCE_NAMES = {
  transactions: "movimento",
  budgets: "orcamento",
  goals: "objetivo",
  categories: "categoria",
  rules: "regra",
  recurrences: "recorrente",
  occurrences: "ocorrencia",
  accounts: "conta",
  balances: "saldo",
  imports: "importacao",
  import_lines: "movimento_importado",
  import_parts: "parte",
  import_repeats: "repetido",
  receipts: "talao",
  goal_entries: "entrada",
  dismissed_proposals: "proposta_recusada",
  profiles: "perfil",
  achievements: "conquista",
  notifications: "notificacao",
  restore: "reposicao",
} as const satisfies Record<EarlierVersion["resource"], string>;

const moment = (instant: number) => new Date(instant).toISOString();

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The account in the archive of GET /auth/me/dados. */
export const accountJson = ({ user, registeredAt }: OwnData): string =>
  written({ ...encodeUser(user), criada_em: moment(registeredAt) });

/** The passkeys, as GET /auth/chaves returns them. */
export const passkeysJson = ({ passkeys }: OwnData): string => written(passkeys.map(encodePasskey));

export const sessionsJson = ({ sessions }: OwnData): string =>
  written(sessions.map(encodeOwnSession));

export const secondFactorJson = ({ secondFactor }: OwnData): string =>
  written(encodeSecondFactor(secondFactor));

export const consentsJson = ({ consents }: OwnData): string => written(consents.map(encodeConsent));

export const paymentsJson = ({ payments: { chosen, events } }: OwnData): string =>
  written({
    escolhido: chosen && { plano: chosen.plan, em: moment(chosen.at) },
    avisos: events.map(encodePaymentEvent),
  });

export const recommendationsJson = ({ recommendations }: OwnData): string =>
  written(recommendations && encodeRecommendations(recommendations));

/** Earlier versions, one a line, in short parts. */
export async function* versionsJson({ versions }: OwnData): AsyncGenerator<string> {
  let separator = "[\n  ";
  yield "";
  for await (const page of versions) {
    if (page.length === 0) continue;
    yield separator + page.map((one) => JSON.stringify(encodeVersion(one))).join(",\n  ");
    separator = ",\n  ";
  }
  yield separator.startsWith(",") ? "\n]\n" : "[]\n";
}

const encodeVersion = ({ resource, id, changedAt, before }: EarlierVersion) => ({
  registo: RESOURCE_NAMES[resource],
  id,
  alterado_em: moment(changedAt),
  antes: before,
});
