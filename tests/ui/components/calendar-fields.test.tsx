// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AcceptedDays } from "../../../src/domain/calendar/nearest-day.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { DateField } from "../../../src/ui/components/Field/DateField.tsx";
import { MonthField } from "../../../src/ui/components/Field/MonthField.tsx";
import { startSignedInPage } from "../support/page-actors.ts";
import { renderScreen } from "../support/render-screen.tsx";
import { startTestActors } from "../support/test-actors.ts";

beforeEach(() => vi.restoreAllMocks());
afterEach(cleanup);

/** A field that keeps what it hands on, as a form does. Today is 20 November 2026. */
async function show(Field: typeof DateField, begun: string, accepted: AcceptedDays = {}) {
  const changed = vi.fn<(value: string) => void>();
  function Held() {
    const [value, setValue] = useState(begun);
    const change = (next: string) => {
      changed(next);
      setValue(next);
    };
    return (
      <>
        <Field
          label="Quando"
          value={value}
          onChange={change}
          accepted={accepted}
          error="Este campo é obrigatório."
        />
        <button type="button">Depois</button>
      </>
    );
  }
  const page = await startSignedInPage();
  renderScreen(<Held />, { page, actors: startTestActors(page) });
  return changed;
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Quando" });
const calendar = () => screen.queryByRole("dialog");
const focused = () => document.activeElement?.getAttribute("aria-label");
const write = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

describe("a field of a date", () => {
  it("shows the date as it is written here and tells what is wrong with it", async () => {
    await show(DateField, "2026-06-05");
    expect(field().value).toBe("05/06/2026");
    const note = document.getElementById(field().getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe("Este campo é obrigatório.");
  });

  it.each([
    ["5/6", "2026-06-05", "05/06/2026"],
    ["5-6-25", "2025-06-05", "05/06/2025"],
    ["ontem", "2026-11-19", "19/11/2026"],
    ["31/02", "31/02", "31/02"],
  ])("reads %s when one leaves it, the day first", async (text, value, shown) => {
    const changed = await show(DateField, "2026-11-20");
    await write(text);
    expect(changed).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(changed).toHaveBeenCalledExactlyOnceWith(value);
    expect(field().value).toBe(shown);
  });

  it.each([
    ["28/2", {}, "2027-02-28"],
    ["28/2", { to: "2026-11-20" as CivilDate }, "2026-02-28"],
    ["19 nov", { from: "2026-11-20" as CivilDate }, "2027-11-19"],
  ])("reads %s as a day that the form accepts", async (text, accepted, value) => {
    const changed = await show(DateField, "2026-11-20", accepted);
    await write(text);
    await userEvent.tab();
    expect(changed).toHaveBeenCalledExactlyOnceWith(value);
  });

  it("reads what was typed when Enter is pressed, and an empty one as nothing", async () => {
    const changed = await show(DateField, "2026-11-20");
    await userEvent.clear(field());
    await userEvent.keyboard("{Enter}");
    expect(changed).toHaveBeenCalledExactlyOnceWith("");
  });

  it("is one stop on the way of Tab", async () => {
    await show(DateField, "2026-11-20");
    await userEvent.tab();
    expect(document.activeElement).toBe(field());
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Depois" }));
  });

  it("has a calendar that begins with its date and takes every key of a grid of dates", async () => {
    await show(DateField, "2026-11-18");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(calendar()?.getAttribute("aria-label")).toBe("Escolher data");
    expect(focused()).toBe("quarta-feira, 18 de novembro de 2026");
    expect(screen.getByRole("gridcell", { selected: true }).textContent).toBe("18");
    const steps = [
      ["{ArrowLeft}", "terça-feira, 17 de novembro de 2026"],
      ["{ArrowDown}", "terça-feira, 24 de novembro de 2026"],
      ["{Home}", "segunda-feira, 23 de novembro de 2026"],
      ["{End}", "domingo, 29 de novembro de 2026"],
      ["{PageDown}", "terça-feira, 29 de dezembro de 2026"],
      ["{Shift>}{PageUp}{/Shift}", "segunda-feira, 29 de dezembro de 2025"],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      expect(focused()).toBe(name);
    }
    await userEvent.keyboard("{Enter}");
    expect([calendar(), field().value]).toEqual([null, "29/12/2025"]);
    expect(document.activeElement).toBe(field());
  });

  it("closes its calendar by Escape, and nothing around it", async () => {
    await show(DateField, "");
    const heard = vi.fn<(prevented: boolean) => void>();
    const listener = (event: KeyboardEvent) => heard(event.defaultPrevented);
    addEventListener("keydown", listener);
    await userEvent.click(field());
    await userEvent.keyboard("{ArrowDown}");
    expect(focused()).toBe("sexta-feira, 20 de novembro de 2026");
    heard.mockClear();
    await userEvent.keyboard("{Escape}");
    removeEventListener("keydown", listener);
    expect(heard).toHaveBeenCalledExactlyOnceWith(true);
    expect([calendar(), document.activeElement]).toEqual([null, field()]);
  });

  it("has a calendar for the mouse as well, which goes with the focus", async () => {
    const changed = await show(DateField, "2026-11-18");
    const button = screen.getByRole("button", { name: "Abrir calendário" });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole("button", { name: "Mês seguinte" }));
    await userEvent.click(screen.getByRole("button", { name: "sábado, 5 de dezembro de 2026" }));
    expect(changed).toHaveBeenCalledExactlyOnceWith("2026-12-05");
    await userEvent.click(button);
    expect(calendar()).not.toBeNull();
    await userEvent.click(button);
    expect(calendar()).toBeNull();
    await userEvent.click(button);
    await userEvent.tab();
    expect(calendar()).toBeNull();
  });

  it("marks today", async () => {
    await show(DateField, "2026-11-18");
    await userEvent.click(screen.getByRole("button", { name: "Abrir calendário" }));
    const current = document.querySelector("[aria-current=date]");
    expect(current?.getAttribute("aria-label")).toBe("sexta-feira, 20 de novembro de 2026");
  });
});

describe("a field of a month", () => {
  it("shows the month in words, reads it typed, and has a calendar of months", async () => {
    const changed = await show(MonthField, "2026-11");
    expect(field().value).toBe("novembro de 2026");
    await write("3/25");
    await userEvent.keyboard("{ArrowDown}");
    expect(changed).toHaveBeenLastCalledWith("2025-03");
    expect(focused()).toBe("março de 2025");
    await userEvent.keyboard("{ArrowDown}{PageDown}{Enter}");
    expect(changed).toHaveBeenLastCalledWith("2026-06");
    expect(field().value).toBe("junho de 2026");
  });
});

describe("where a finger points", () => {
  it("the calendar is the one of the device", async () => {
    vi.spyOn(globalThis, "matchMedia").mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
    );
    await show(DateField, "2026-06-05");
    const native = screen.getByLabelText<HTMLInputElement>("Quando");
    expect([native.type, native.value]).toEqual(["date", "2026-06-05"]);
  });
});
