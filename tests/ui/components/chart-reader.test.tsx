// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { cents } from "../../../src/domain/shared/cents.ts";
import { ChartReader } from "../../../src/ui/components/ChartReader/ChartReader.tsx";

afterEach(cleanup);

const READINGS = ["setembro", "outubro", "novembro"].map((name, index) => ({
  name,
  value: `${index},00 €`,
  at: cents(index * 100),
}));

it("a picture is read out by the slider over it, which shows what it says while it has the focus", async () => {
  const heightOf = (amount: number) => 100 - amount;
  render(<ChartReader label="Saldo" readings={READINGS} left={0} width={90} heightOf={heightOf} />);
  const slider = screen.getByRole("slider", { name: "Saldo" });
  expect(slider.getAttribute("aria-valuetext")).toBe("novembro: 2,00 €");
  expect(screen.queryByText("2,00 €")).toBeNull();
  await userEvent.tab();
  expect(document.activeElement).toBe(slider);
  expect(screen.getByText("2,00 €")).toBeTruthy();
  await userEvent.tab();
  expect(screen.queryByText("2,00 €")).toBeNull();
});
