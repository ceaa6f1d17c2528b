import { accountSchema, encodeAccount } from "../../../src/contract/kinds/accounts.ts";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import {
  accountReserveSchema,
  decodeToldBalance,
  storedAccountReserveSchema,
  toldBalanceSchema,
} from "../../../src/contract/accounts/balances.ts";
import {
  encodeForecast,
  forecastQuerySchema,
  forecastSchema,
} from "../../../src/contract/forecast.ts";
import { paths } from "../../../src/contract/paths.ts";
import { daysAhead } from "../../../src/domain/forecast/forecast.ts";
import { reachOf } from "../../../src/domain/forecast/horizon.ts";
import { eurosFromCents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { assumptionOf } from "../../../src/text/forecast/forecast.ts";
import type { Ledgers } from "../../application/ledger/ledgers.ts";
import type { setAccountReserve } from "../../application/forecast/set-account-reserve.ts";
import type { readForecast } from "../../application/forecast/read-forecast.ts";
import type { tellBalance } from "../../application/accounts/tell-balance.ts";
import type { Api } from "../api.ts";
import { changeOf } from "../record-calls.ts";
import { saidDay } from "../requests/said-day.ts";
import { refuse, refuseField } from "../answers/refuse.ts";
import { sessionOf } from "../access/session-of.ts";
import { endedPaymentRoutes, type EndedPaymentUseCases } from "./ended-payments.ts";

export type ForecastUseCases = EndedPaymentUseCases & {
  readonly readForecast: ReturnType<typeof readForecast>;
  readonly tellBalance: ReturnType<typeof tellBalance>;
  readonly readAccountReserve: Ledgers["accountReserve"];
  readonly setAccountReserve: ReturnType<typeof setAccountReserve>;
  readonly today: () => CivilDate;
};

/** Adds the forecast, as far as the plan allows, and the balances of the accounts (/previsao). */
export function forecastRoutes(api: Api, useCases: ForecastUseCases): void {
  const { readForecast, readAccountReserve, today } = useCases;
  api.get(
    paths.forecast,
    {
      schema: { querystring: forecastQuerySchema },
      config: {
        access: "user",
        summary: "Prever o saldo, dia a dia e mês a mês; no plano Free até ao fim do mês",
        description:
          "«dias» pede só os primeiros tantos; mais do que o plano dá é 403. «por_dia» é quanto se pode gastar em cada um dos próximos 62 dias, e «dia_apertado» o dia de que isso resulta; onde hoje nada se pode gastar, «a_partir_de» diz desde quando e quanto. «se_entrar» conta também as receitas por confirmar. Um movimento cuja «origem» é «parece_repetir_se» diz em «pagamento» qual é, para /previsao/acabados. «sem_rendimento» é o que se supõe para cada mês se nenhuma receita está prevista em 62 dias. No plano Free, «depois_do_mes» é o que disso fica além do fim do mês. Sem saldo indicado, «dias» e «meses» vêm vazios e o resto null, menos «reserva» e «pressuposto».",
        answers: { 200: forecastSchema },
        refusals: ["forecast-locked"],
      },
    },
    async (request, reply) => {
      const { user, ledger } = sessionOf(request);
      const horizon = reachOf(user.plan);
      const most = daysAhead(horizon, today());
      const days = request.query.dias ?? most;
      if (days > most) return refuse(reply, "forecast-locked");
      const told = await readForecast(ledger.id, horizon);
      const accountReserve =
        told?.allowance.accountReserve ?? (await readAccountReserve(ledger.id));
      const asked = { accountReserve, horizon, count: days, assumption: assumptionOf(told) };
      return reply.send(encodeForecast(told, asked));
    },
  );
  balanceRoute(api, useCases);
  accountReserveRoutes(api, useCases);
  endedPaymentRoutes(api, useCases);
}

function balanceRoute(api: Api, { tellBalance }: ForecastUseCases): void {
  api.put(
    paths.toldBalance,
    {
      schema: { body: toldBalanceSchema },
      config: {
        access: "user",
        summary: "Indicar quanto uma conta tinha no fim de um dia, ou tem agora",
        description:
          "Sem «conta» trata-se da conta principal, criada se não existir; com um id novo e um «nome» cria-se uma conta. Um saldo de hoje é o do momento da chamada, o de outro dia o do fim desse dia, e um dia futuro é recusado (422). Hoje é o dia de «FinControl-Hoje», se estiver a um dia ou menos do de Lisboa; senão, o de Lisboa. Vale o último saldo que a pessoa indicou; o de um ficheiro vale se não houver um de dia posterior. Não é uma alteração da conta, que /alteracoes volta a enviar com ele: anulá-lo repõe o saldo anterior.",
        answers: { 200: accountSchema },
        refusals: ["no-such-record", "too-many-accounts"],
        record: "named",
        saysDay: true,
      },
    },
    async (request, reply) => {
      const change = changeOf(request);
      if (!change.ok) return refuse(reply, change.reason);
      const { balance, account } = decodeToldBalance(request.body);
      const { member } = sessionOf(request);
      const names = { change: change.value, day: saidDay(request) };
      const told = await tellBalance(member, balance, account, names);
      if (!told.ok) {
        if (told.reason === "future-date")
          return refuseField(reply, "data", fieldIssues["future-date"]);
        return refuse(reply, told.reason);
      }
      reply.header(REVISION_HEADER, told.value.revision);
      return reply.send(encodeAccount(told.value.record));
    },
  );
}

function accountReserveRoutes(
  api: Api,
  { readAccountReserve, setAccountReserve }: ForecastUseCases,
): void {
  const answers = { 200: storedAccountReserveSchema };
  api.get(
    paths.accountReserve,
    {
      config: {
        access: "user",
        summary: "Ler a reserva, em que não se toca",
        description:
          "É a parte do dinheiro das contas que a previsão nunca dá por gastável; zero enquanto não for indicada.",
        answers,
      },
    },
    async (request) => ({
      valor: eurosFromCents(await readAccountReserve(sessionOf(request).ledger.id)),
    }),
  );

  api.put(
    paths.accountReserve,
    {
      schema: { body: accountReserveSchema },
      config: {
        access: "user",
        summary: "Indicar a reserva, em que não se toca",
        description: "Substitui a anterior; zero retira-a.",
        answers,
      },
    },
    async (request) => {
      await setAccountReserve(sessionOf(request).member, request.body.valor);
      return { valor: eurosFromCents(request.body.valor) };
    },
  );
}
