import { adminAccount, makeAccount, type Account } from "../../e2e/support/accounts.ts";
import { recordFiveMonths } from "../../e2e/support/five-months.ts";
import { makePremiumAccount } from "../../e2e/support/premium.ts";
import type { Product } from "../../e2e/support/product.ts";
import type { People } from "./screens.ts";

const LONG = "Uma descrição muito longa, com umapalavrasemfimquenuncamaisacabaparaquebrar a linha";

const MONTHLY = { tipo: "despesa", cada: 1, unidade: "mes", modo: "confirmar" };

/** Fills every screen of somebody with Premium. */
async function fillEverything(premium: Account) {
  const budget = (categoria: string, valor_limite: number) =>
    premium.budget({ categoria, valor_limite, mes_ano: "2026-11" });
  await recordFiveMonths(premium);
  await premium.tellBalance({ valor: 421.3, data: "2026-11-18" });
  await premium.record("expense", {
    data: "2026-11-28",
    categoria: "Seguros",
    valor: 640,
    descricao: LONG,
  });
  await Promise.all([
    premium.recurrence({
      ...MONTHLY,
      categoria: "Habitação",
      valor: 720,
      descricao: "Renda",
      inicio: "2026-12-01",
    }),
    premium.recurrence({
      ...MONTHLY,
      tipo: "receita",
      categoria: "Salário",
      valor: 1450,
      descricao: LONG,
      inicio: "2026-12-28",
    }),
    premium.recurrence({ ...MONTHLY, categoria: "Lazer", valor: 12, inicio: "2026-11-28" }),
    budget("Habitação", 700),
    budget("Alimentação", 80),
    budget("Lazer", 120),
    premium.goal({ nome: "Bicicleta", valor_total: 450, valor_atual: 450 }),
    premium.goal({ nome: "Açores", valor_total: 1500, valor_atual: 300, prazo: "2027-07-15" }),
    premium.goal({ nome: LONG.slice(0, 80), valor_total: 999_999_999.99 }),
  ]);
}

/** Savings and a purse beside the main account, each told. */
async function fillPurses(person: Account) {
  const savings = await person.moneyAccount({ nome: "Cofre", banco: "BPI", especie: "poupanca" });
  await person.tellBalance({ valor: 5230.4, data: "2026-11-01", conta: savings });
  const purse = await person.moneyAccount({ nome: "Carteira", especie: "dinheiro" });
  await person.tellBalance({ valor: 35, data: "2026-11-01", conta: purse });
}

/** One account that is told, with the longest of everything, one that is not, and one that is closed. */
async function fillAccounts(person: Account) {
  const named = { nome: LONG.slice(0, 80), banco: LONG.slice(0, 80), digitos: "0423" };
  const savings = await person.moneyAccount({ ...named, especie: "poupanca" });
  await person.tellBalance({ valor: -999_999_999.99, data: "2025-12-31", conta: savings });
  await person.moneyAccount({ nome: "Carteira", especie: "dinheiro" });
  await person.closeMoneyAccount(await person.moneyAccount({ nome: "Velha", especie: "ordem" }));
}

/** Somebody with records, short and long, with Premium and without, somebody with none, and the administrator. */
export async function makePeople(product: Product): Promise<People> {
  const { url } = product;
  const [rich, fresh, premium, admin] = await Promise.all([
    makeAccount(url),
    makeAccount(url),
    makePremiumAccount(product),
    adminAccount(url),
  ]);
  await fillEverything(premium);
  await fillPurses(premium);
  const expense = (data: string, categoria: string, valor: number, descricao?: string) =>
    rich.record("expense", { data, categoria, valor, ...(descricao && { descricao }) });
  await Promise.all([
    rich.record("income", { data: "2026-11-01", categoria: "Salário", valor: 2351.5 }),
    expense("2026-11-02", "Habitação", 720, "Renda"),
    expense("2026-11-03", "Alimentação", 412.35),
    expense("2026-11-05", "Transportes", 186.2, LONG),
    expense("2026-11-08", "Lazer", 142.9),
    expense("2026-11-09", "Saúde", 96.5),
    expense("2026-11-11", "Compras", 41.15),
    expense("2026-11-12", "Outros", 20),
    expense("2026-10-12", "Outros", 999_999_999.99),
    rich.category({ tipo: "despesa", nome: LONG.slice(23, 63), fixa: true, cor: "rosa" }),
    rich.changeCategory("Lazer", { cor: "azul", icone: "gamepad-2" }),
    rich.changeCategory("Seguros", { arquivada: true }),
    fillAccounts(rich),
    rich.goal({ nome: LONG.slice(0, 80), valor_total: 999_999_999.99, valor_atual: 0.01 }),
    rich.goal({ nome: "Bicicleta", valor_total: 450, valor_atual: 450, prazo: "2027-01-31" }),
  ]);
  return { rich, fresh, premium, admin };
}
