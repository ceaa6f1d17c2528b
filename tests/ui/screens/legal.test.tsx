// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { POLICY_VERSION } from "../../../src/domain/consent/consent-record.ts";
import { partsOf } from "../../../src/domain/shared/civil-date.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { formatMonth } from "../../../src/text/format.ts";
import type { KnownOperator } from "../../../src/text/administration/operator.ts";
import { storageKeys } from "../../../src/infrastructure/browser/stores/storage-keys.ts";
import { PrivacyPolicy } from "../../../src/ui/screens/legal/PrivacyPolicy.tsx";
import { Terms } from "../../../src/ui/screens/legal/Terms.tsx";
import { OPERATOR, renderApp } from "../support/render-app.tsx";

afterEach(cleanup);

const DOCUMENTS = [
  ["the privacy policy", PrivacyPolicy],
  ["the terms", Terms],
] as const;

describe.each(DOCUMENTS)("%s", (_, Document) => {
  const read = (operator: KnownOperator) => {
    render(<Document operator={operator} />);
    return document.body.textContent ?? "";
  };

  it("name the operator and how to reach them", () => {
    const text = read(OPERATOR);
    expect(text).toContain(`operada por ${OPERATOR.name}`);
    expect(text).toContain(OPERATOR.email);
  });

  it("bear the day of the version that people answer to", () => {
    const day = `${partsOf(POLICY_VERSION).day} de ${formatMonth(monthOf(POLICY_VERSION))}`;
    expect(read(OPERATOR)).toContain(`Última atualização: ${day}`);
  });

  it("say plainly what the operator does not say of themselves", () => {
    const text = read({ name: null, email: null });
    expect(text).toContain("não indicou o seu nome");
    expect(text).toContain("não indicou um email de contacto");
    expect(text).not.toContain("null");
  });

  it("say so where it cannot be learnt now", () => {
    expect(read(null)).toContain("não foi possível saber quem opera esta instalação");
  });
});

describe("the privacy policy", () => {
  it("names everything that the browser keeps", () => {
    render(<PrivacyPolicy operator={OPERATOR} />);
    const names = [...document.querySelectorAll("li")].map((item) => item.textContent ?? "");
    for (const name of Object.values(storageKeys))
      expect(names.filter((item) => item.split(/[:, ]/).includes(name))).toHaveLength(1);
  });

  it("is open to those who are signed in, with the operator of the installation", async () => {
    await renderApp({ path: "/privacidade" });
    expect(await screen.findByText(new RegExp(`operada por ${OPERATOR.name}`))).toBeTruthy();
  });
});
