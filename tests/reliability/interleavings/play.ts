import { ok } from "node:assert/strict";
import { nextOf } from "../../../src/domain/recurrences/due.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { named } from "../../infrastructure/ports/simply.ts";
import { memberOf } from "../../server/support/ledgers.ts";
import { newPremiumPerson } from "../../server/support/people.ts";
import type { TestServer } from "../../server/support/start-test-server.ts";
import { DAY, type TestClock } from "../../server/support/test-clock.ts";
import { balanceOf, TODAY } from "./content.ts";
import { newDevice, type Device, type Outcome, type Place } from "./device.ts";
import { heldNetwork, type HeldNetwork } from "./held-network.ts";
import { aloneTab, heldTabs } from "./held-tabs.ts";
import { readKept } from "./copied-ledger.ts";
import type { Schedule, Step, Which } from "./schedule.ts";
import { agree } from "./verdict.ts";
import type { Wish } from "./writers.ts";

/** A write that was begun, and its state. */
export type Change = {
  readonly wish: Wish;
  readonly key: string;
  readonly device: Device;
  /** Null while it is in progress. */
  outcome: Outcome | null;
  tries: number;
  /** Whether it can no longer be retried. */
  isDropped: boolean;
};

/** An unreachable address: the simulated network holds every request. */
const ORIGIN = "http://fincontrol.invalid";

/** More steps than any schedule can cause. */
const ENDLESS = 5_000;

/**
 * Plays a schedule with a new user, waits until everything has arrived, and throws unless all copies agree; returns the
 * writes.
 */
export const playOn =
  (server: TestServer, clock: TestClock) =>
  async (schedule: Schedule): Promise<readonly Change[]> => {
    const person = await newPremiumPerson(server);
    const network = heldNetwork(server);
    const real = globalThis.fetch;
    globalThis.fetch = network.fetch as typeof fetch;
    try {
      const night = async () => {
        clock.advance(DAY);
        await server.lookAtCalendar();
      };
      const today = () => server.stores.calendar.today();
      const { devices, changes } = await play(schedule, network, person.token, { night, today });
      const member = await memberOf(server.database, person.user.id);
      const books = devices.map(({ book }) => book());
      agree(await readKept(server.database, member), books, changes, today());
      return changes;
    } finally {
      globalThis.fetch = real;
    }
  };

/** The server's days, which pass when a schedule says so. */
type Days = { readonly night: () => Promise<void>; readonly today: () => CivilDate };

async function play(
  { tabs, begun, steps }: Schedule,
  network: HeldNetwork,
  token: string,
  { night, today }: Days,
) {
  const tabOf = tabs ? heldTabs(network) : aloneTab;
  const changes: Change[] = [];
  const defects: unknown[] = [];
  const opened = new Set<Device>();

  const place: Place = {
    origin: ORIGIN,
    today: TODAY,
    pause: () => new Promise((resolve) => network.hold(resolve)),
  };
  const boot = (on: Which): Device => {
    const device = newDevice(place, token, tabOf(on));
    open(device);
    return device;
  };
  const open = (device: Device) =>
    void device.open().then(
      () => opened.add(device),
      () => undefined,
    );
  const send = (change: Change): void => {
    change.outcome = null;
    change.tries += 1;
    const take = (outcome: Outcome): void => {
      change.outcome = outcome;
    };
    change.device.write(change.wish, change.key).then(take, (reason: unknown) => {
      defects.push(reason);
    });
  };
  const begin = (device: Device, wish: Wish): void => {
    const key = named(String(changes.length).padStart(6, "0"));
    const change: Change = { wish, key, device, outcome: null, tries: 0, isDropped: false };
    // A new change of the same record leaves the form in which the earlier one could be retried.
    for (const earlier of unanswered(device))
      earlier.isDropped ||= recordOf(earlier) === recordOf(change);
    changes.push(change);
    send(change);
  };
  const unanswered = (device: Device) =>
    changes.filter(
      (change) => change.device === device && change.outcome === "unanswered" && !change.isDropped,
    );

  const quiet = async () => {
    await network.rest();
    for (let count = 0; network.goOn(0, "arrives"); count += 1) {
      if (count > ENDLESS) throw new Error("it does not come to rest");
      await network.rest();
    }
  };

  const devices = [boot(0), boot(1)];
  const deviceOn = (on: Which) => devices[on] as Device;

  const perform = async (step: Step): Promise<void> => {
    if (step.type === "goOn") {
      network.goOn(step.which, step.fate);
      if (!step.hasty) await network.rest();
      return;
    }
    if (step.type === "night") {
      await night();
      await network.rest();
      return;
    }
    const device = deviceOn(step.on);
    if (step.type === "reload") devices[step.on] = boot(step.on);
    else if (step.type === "look") (opened.has(device) ? device.look : () => open(device))();
    // Before the ledger is loaded, a screen cannot write.
    else if (opened.has(device)) write(device, step);
    await network.rest();
  };

  const write = (
    device: Device,
    step: Extract<Step, { type: "create" | "change" | "settle" | "tell" | "retry" }>,
  ): void => {
    if (step.type === "create") {
      begin(device, { ...step, today: today() });
      return;
    }
    const { which } = step;
    if (step.type === "retry") {
      pick(unanswered(device), which, send);
      return;
    }
    if (step.type === "settle") {
      const plans = device.shown().filter((shown) => shown.kind === "recurrence");
      pick(plans, which, (shown) => {
        const occurrence = nextOf(shown.seen);
        if (step.act === "pause") begin(device, { type: "pause", shown });
        else if (occurrence !== null) begin(device, { type: step.act, shown, occurrence });
      });
      return;
    }
    if (step.type === "tell") {
      const accounts = device.shown().filter((shown) => shown.kind === "account");
      const balance = balanceOf(step.content, today());
      pick(accounts, which, (shown) => begin(device, { type: "tell", shown, balance }));
      return;
    }
    const { content } = step;
    pick(device.shown(), which, (shown) => {
      begin(
        device,
        content === null ? { type: "remove", shown } : { type: "change", shown, content },
      );
    });
  };

  if (begun !== null) {
    await quiet();
    for (const record of begun) begin(deviceOn(0), { type: "create", today: today(), ...record });
    await quiet();
  }
  for (const step of steps) await perform(step);

  await quiet();
  await night();
  for (const device of devices) {
    open(device);
    unanswered(device).forEach(send);
  }
  await quiet();
  for (const device of devices)
    ok(device.book().revision >= device.heard(), "a device does not stay behind what it has heard");
  for (const device of devices) device.look();
  await quiet();
  if (defects.length > 0) throw new AggregateError(defects, "a defect of the client");
  return { devices, changes };
}

const recordOf = ({ wish, key }: Pick<Change, "wish" | "key">): string =>
  wish.type === "create" ? key : wish.shown.seen.id;

/** Calls `act` with one of a list, unless that is empty. */
function pick<One>(some: readonly One[], which: number, act: (one: One) => void): void {
  const one = some[which % Math.max(1, some.length)];
  if (one !== undefined) act(one);
}
