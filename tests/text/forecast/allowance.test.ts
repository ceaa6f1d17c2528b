import { describe, expect, it } from "vitest";
import type { AllowanceCard } from "../../../src/domain/forecast/allowance-card.ts";
import type { Expected } from "../../../src/domain/forecast/planned.ts";
import { cents, ZERO } from "../../../src/domain/shared/cents.ts";
import { allowanceWords } from "../../../src/text/forecast/allowance.ts";
import { purchaseAnswer } from "../../../src/text/forecast/purchase.ts";
import { coming, day } from "../../support/forecast.ts";

const income = (description: string | null): Expected => ({
  ...coming("2026-12-23", 1500_00, { kind: "income", category: "Salário", description }),
  cause: "recurring",
});

const some = (other: Partial<Extract<AllowanceCard, { type: "some" }>>): AllowanceCard => ({
  type: "some",
  perDay: cents(13_04),
  left: cents(339_14),
  bound: { type: "end" },
  pace: null,
  isUsualKnown: true,
  accountReserve: ZERO,
  ...other,
});

const nothing = (other: Partial<Extract<AllowanceCard, { type: "nothing" }>>): AllowanceCard => ({
  type: "nothing",
  missing: cents(200_00),
  from: { date: day("2026-12-23"), perDay: cents(43_33) },
  accountReserve: ZERO,
  ...other,
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const told = (card: AllowanceCard) => {
  const { says, notes } = allowanceWords(card);
  return [says, ...notes].map(plain);
};

describe("the words of the daily allowance", () => {
  it.each([
    ["Ordenado", "até ao ordenado, 23/12, tem 339,14 €"],
    ["Renda da loja", "até à renda da loja, 23/12, tem 339,14 €"],
    ["Acme", "até ao rendimento «Acme», 23/12, tem 339,14 €"],
    [null, "até ao rendimento, 23/12, tem 339,14 €"],
  ])("name the income that bounds it (%s)", (description, sentence) => {
    const bound = { type: "income", income: income(description) } as const;
    expect(told(some({ bound }))).toEqual(["Pode gastar 13,04 € por dia", sentence]);
  });

  it("name the day that bounds it, or say that it lasts", () => {
    const bound = { type: "day", date: day("2026-12-22") } as const;
    expect(told(some({ bound }))[1]).toBe("até 22/12 tem 339,14 €");
    expect(told(some({ bound, accountReserve: cents(100_00) }))[1]).toBe(
      "até 22/12 tem 339,14 € além da reserva",
    );
    expect(told(some({}))[1]).toBe("chega para os próximos dois meses");
  });

  it("say where the usual spending leads", () => {
    const pace = { perDay: cents(17_75), date: day("2026-12-22"), balance: cents(-122_47) };
    expect(told(some({ pace }))[2]).toBe(
      "costuma gastar 17,75 €: a esse ritmo fica a −122,47 € a 22/12",
    );
  });

  it("say that it is nothing, and speak of the reserve only where there is one", () => {
    const from = "; a partir de 23/12, 43,33 € por dia";
    expect(told(nothing({}))).toEqual([`Hoje, nada: faltam 200,00 €${from}`]);
    expect(told(nothing({ accountReserve: cents(1) }))).toEqual([
      `Hoje, nada: faltam 200,00 € para a reserva${from}`,
    ]);
    expect(told(nothing({ missing: ZERO, from: null }))).toEqual(["Hoje, nada"]);
  });

  it.each([
    [0, ""],
    [100_00, " para a reserva"],
  ])("are those of the answer to a question, with a reserve of %i cents", (reserve, kept) => {
    const short = { date: day("2026-12-14"), missing: cents(120_00) };
    const answered = (type: "no" | "short-already") =>
      plain(
        purchaseAnswer(
          type === "no" ? { type, first: short, worst: short } : { type, worst: short },
          { accountReserve: cents(reserve) },
        ),
      );
    expect(answered("no")).toBe(`Não: a 14/12 faltariam 120,00 €${kept}`);
    expect(answered("short-already")).toBe(`Não: mesmo sem isso, a 14/12 faltam 120,00 €${kept}`);
  });
});

it("say of whom no month is known yet that only what is planned counts", () => {
  expect(told(some({ isUsualKnown: false })).at(-1)).toBe(
    "só conta o que está planeado: ainda não se sabe o que costuma gastar",
  );
});
