import { paths } from "../../../../src/contract/paths.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import { on, type Action } from "./action.ts";

export const accounts: readonly Action[] = [
  async (_, { which, content }) => ({
    method: "POST",
    path: paths.accounts,
    body: {
      nome: `Conta ${content}`,
      especie: which % 3 === 0 ? "poupanca" : "ordem",
      principal: content % 4 === 0,
    },
  }),
  on(paths.accounts, ({ id, fechada }, { content }) => ({
    method: "PUT",
    path: paths.account(id),
    body: {
      nome: `Conta ${content}`,
      ...(content % 3 === 0 && { principal: true }),
      ...(content % 5 === 0 && { fechada: fechada === false }),
    },
  })),
  on(paths.accounts, ({ id }) => ({ method: "DELETE", path: paths.account(id) })),
  on(paths.accounts, ({ id }, { content }, { today }) => ({
    method: "PUT",
    path: paths.toldBalance,
    body: { valor: content, data: addDays(today, -(content % 3)), conta: id },
  })),
  // Without an account the main one is told, which is made where there is none.
  async ({ today }, { content }) => ({
    method: "PUT",
    path: paths.toldBalance,
    body: { valor: content, data: addDays(today, -(content % 3)) },
  }),
];
