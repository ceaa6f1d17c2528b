// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { departedAddress } from "../../../src/domain/users/departure-address.ts";
import { readDeparture } from "../../../src/domain/users/read-departure.ts";
import { Departed } from "../../../src/ui/screens/departed/Departed.tsx";
import { fakeFileSaver } from "../../support/fakes/fake-file-saver.ts";
import { renderScreen } from "../support/render-screen.tsx";

afterEach(cleanup);

const DEPARTURE = {
  askedAt: Date.UTC(2026, 10, 22, 14, 5),
  leavesAt: Date.UTC(2026, 10, 29, 14, 5),
  reference: "0123456789abcdef",
};

const searchOf = (address: string) => new URL(address, "https://fincontrol.example").search;

function show(search: string) {
  const files = fakeFileSaver();
  renderScreen(<Departed search={search} files={files} />);
  return files;
}

it("whoever has left is told until when they can come back, and keeps a receipt of it", async () => {
  const files = show(searchOf(departedAddress(DEPARTURE)));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Conta em eliminação");
  expect(screen.getByText(/Pode recuperar a conta até 29\/11\/2026, 14:05/)).toBeTruthy();
  expect(screen.getByText("Referência: 0123-4567-89ab-cdef")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Descarregar comprovativo" }));
  const [receipt] = files.saved;
  expect(receipt?.name).toBe("fincontrol-comprovativo-0123456789abcdef.txt");
  expect(receipt?.content).toContain("Referência:    0123-4567-89ab-cdef\r\n");
  expect(receipt?.content).toContain("Eliminação em: 29/11/2026, 14:05 (hora de Lisboa)\r\n");
  const login = screen.getByRole("link", { name: "Ir para o início de sessão" });
  expect(login.getAttribute("href")).toBe("/login");
});

it("an address that says nothing shows nothing but the way in", () => {
  show("?1.2.<script>");
  expect(screen.queryByRole("button", { name: "Descarregar comprovativo" })).toBe(null);
  expect(screen.getByRole("link", { name: "Ir para o início de sessão" })).toBeTruthy();
});

it("the address of whoever has left says what was asked for, and nothing else is read from one", () => {
  const moment = fc.integer({ min: 0, max: 4e12 });
  const reference = fc.stringMatching(/^[0-9a-f]{16}$/);
  const departures = fc.record({ askedAt: moment, leavesAt: moment, reference });
  fc.assert(
    fc.property(departures, (departure) => {
      expect(readDeparture(searchOf(departedAddress(departure)))).toEqual(departure);
    }),
  );
  for (const search of ["", "?", "?1.2", "?1.2.0123", "?a.2.0123456789abcdef"])
    expect(readDeparture(search)).toBe(null);
});
