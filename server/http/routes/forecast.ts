import { accountSchema, encodeAccount } from "../../../src/contract/accounts.ts";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import {
  decodeToldBalance,
  encodeForecast,
  forecastQuerySchema,
  forecastSchema,
  keptReserveSchema,
  reserveSchema,
  toldBalanceSchema,
} from "../../../src/contract/forecast.ts";
import { paths } from "../../../src/contract/paths.ts";
import { daysAhead, type Forecast } from "../../../src/domain/forecast/forecast.ts";
import { reachOf, type Reach } from "../../../src/domain/forecast/reach.ts";
import type { Closing } from "../../../src/domain/imports/account.ts";
import { eurosFromCents, type Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { ChangeId, LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Result } from "../../../src/domain/shared/result.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { assumptionOf } from "../../../src/text/forecast.ts";
import type { Member } from "../../application/ports/ledgers.ts";
import type {
  BalanceRefusal,
  ToldAccount,
  ToldBalance,
} from "../../application/use-cases/tell-balance.ts";
import type { Api } from "../api.ts";
import { changeOf } from "../record-calls.ts";
import { refuse, refuseField } from "../refuse.ts";
import { sessionOf } from "../session-of.ts";

export type ForecastUseCases = {
  readonly readForecast: (ledger: LedgerId, reach: Reach) => Promise<Forecast | null>;
  readonly tellBalance: (
    member: Member,
    balance: Closing,
    account: ToldAccount,
    change: ChangeId | null,
  ) => Promise<Result<ToldBalance, BalanceRefusal>>;
  readonly readReserve: (ledger: LedgerId) => Promise<Cents>;
  readonly keepReserve: (member: Member, reserve: Cents) => Promise<void>;
  readonly today: () => CivilDate;
};

/** What the coming time may bring, as far as the plan looks, and what the accounts hold (/previsao). */
export function forecastRoutes(api: Api, useCases: ForecastUseCases): void {
  const { readForecast, readReserve, today } = useCases;
  api.get(
    paths.forecast,
    {
      schema: { querystring: forecastQuerySchema },
      config: {
        access: "user",
        summary: "Prever o saldo, dia a dia e mês a mês; no plano Free até ao fim do mês",
        answers: { 200: forecastSchema },
        refusals: ["forecast-locked"],
      },
    },
    async (request, reply) => {
      const { user, ledger } = sessionOf(request);
      const reach = reachOf(user.plan);
      const most = daysAhead(reach, today());
      const days = request.query.dias ?? most;
      if (days > most) return refuse(reply, "forecast-locked");
      const told = await readForecast(ledger.id, reach);
      const reserve = told?.room.reserve ?? (await readReserve(ledger.id));
      const asked = { reserve, reach, count: days, assumption: assumptionOf(told) };
      return reply.send(encodeForecast(told, asked));
    },
  );
  balanceRoute(api, useCases);
  reserveRoutes(api, useCases);
}

function balanceRoute(api: Api, { tellBalance }: ForecastUseCases): void {
  api.put(
    paths.toldBalance,
    {
      schema: { body: toldBalanceSchema },
      config: {
        access: "user",
        summary: "Indicar quanto uma conta tinha no fim de um dia, ou tem agora",
        answers: { 200: accountSchema },
        refusals: ["no-such-record"],
        record: "named",
      },
    },
    async (request, reply) => {
      const change = changeOf(request);
      if (!change.ok) return refuse(reply, change.reason);
      const { balance, account } = decodeToldBalance(request.body);
      const { member } = sessionOf(request);
      const told = await tellBalance(member, balance, account, change.value);
      if (!told.ok) {
        if (told.reason === "future-date")
          return refuseField(reply, "data", fieldIssues["future-date"]);
        return refuse(reply, told.reason);
      }
      reply.header(REVISION_HEADER, told.value.revision);
      return reply.send(encodeAccount(told.value.account));
    },
  );
}

function reserveRoutes(api: Api, { readReserve, keepReserve }: ForecastUseCases): void {
  const answers = { 200: keptReserveSchema };
  api.get(
    paths.reserve,
    { config: { access: "user", summary: "Ler a reserva, em que não se toca", answers } },
    async (request) => ({
      valor: eurosFromCents(await readReserve(sessionOf(request).ledger.id)),
    }),
  );

  api.put(
    paths.reserve,
    {
      schema: { body: reserveSchema },
      config: { access: "user", summary: "Indicar a reserva, em que não se toca", answers },
    },
    async (request) => {
      await keepReserve(sessionOf(request).member, request.body.valor);
      return { valor: eurosFromCents(request.body.valor) };
    },
  );
}
