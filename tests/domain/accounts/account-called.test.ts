import { describe, expect, it } from "vitest";
import { accountCalled } from "../../../src/domain/accounts/account-called.ts";

const open = (label: string) => ({ label, closed: false });

describe("the account that is called so", () => {
  it("is the same whatever case, accents and spaces it is written with", () => {
    const [second, holidays] = [open("Segunda"), open("Férias  de verão")];
    expect(accountCalled([second, holidays], " segunda")).toBe(second);
    expect(accountCalled([second, holidays], "FERIAS DE VERAO")).toBe(holidays);
  });

  it("is none where nothing tells which of two, or it is closed", () => {
    expect(accountCalled([open("Conta"), open("conta")], "Conta")).toBeNull();
    expect(accountCalled([{ label: "Conta", closed: true }], "Conta")).toBeNull();
    expect(accountCalled([], "Conta")).toBeNull();
  });
});
