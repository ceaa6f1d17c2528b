import { adminAccount, makeAccount } from "./accounts.ts";
import type { People } from "./screens.ts";

const LONG = "Uma descrição muito longa, com umapalavrasemfimquenuncamaisacabaparaquebrar a linha";

/** Somebody with records, short and long, somebody with none, and the administrator. */
export async function makePeople(url: string): Promise<People> {
  const [rich, fresh, admin] = await Promise.all([
    makeAccount(url),
    makeAccount(url),
    adminAccount(url),
  ]);
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
    rich.goal({ nome: LONG.slice(0, 80), valor_total: 999_999_999.99, valor_atual: 0.01 }),
    rich.goal({ nome: "Bicicleta", valor_total: 450, valor_atual: 450, prazo: "2027-01-31" }),
  ]);
  return { rich, fresh, admin };
}
