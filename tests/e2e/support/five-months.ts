import type { Account } from "./accounts.ts";

/** Records five months, of which the last is the current one. */
export async function recordFiveMonths({ record }: Account): Promise<void> {
  for (const month of ["07", "08", "09", "10", "11"]) {
    await record("income", { data: `2026-${month}-01`, categoria: "Salário", valor: 1800 });
    await record("expense", {
      data: `2026-${month}-02`,
      categoria: "Habitação",
      valor: 720 + Number(month),
      descricao: "Renda",
    });
    await record("expense", {
      data: `2026-${month}-10`,
      categoria: "Alimentação",
      valor: 64.32,
      descricao: "Pão e café",
    });
  }
}
