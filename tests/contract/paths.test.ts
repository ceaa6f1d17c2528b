import { describe, expect, it } from "vitest";
import { loginPaths } from "../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../src/contract/login/account-paths.ts";
import { API_BASE } from "../../src/contract/api-base.ts";
import { paths } from "../../src/contract/paths.ts";

describe("the calls", () => {
  it("live where the specification has them", () => {
    expect(API_BASE).toBe("/api");
    expect(loginPaths.password).toBe("/auth/login");
    expect(accountPaths.register).toBe("/auth/register");
    expect(paths.transactions("income")).toBe("/receitas");
    expect(paths.transactions("expense")).toBe("/despesas");
    expect(paths.transaction("income", "7")).toBe("/receitas/7");
    expect(paths.transaction("expense", "7")).toBe("/despesas/7");
    expect(paths.categories("income")).toBe("/categorias/receita");
    expect(paths.categories("expense")).toBe("/categorias/despesa");
    expect(paths.profile).toBe("/perfil");
    expect(paths.goals).toBe("/objetivos");
  });

  it("of no two things are the same", () => {
    const fixed = Object.values(paths).filter((path) => typeof path === "string");
    expect(new Set(fixed).size).toBe(fixed.length);
  });
});
