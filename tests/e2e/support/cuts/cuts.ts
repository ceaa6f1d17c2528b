import type { Random } from "../../../../server/demo/random.ts";
import { endSession } from "../end-session.ts";
import type { Product } from "../product.ts";
import type { Device } from "./device.ts";
import type { Person } from "./person.ts";

type Surroundings = {
  readonly product: Pick<Product, "url" | "kill" | "start">;
  readonly person: Pick<Person, "diary" | "renameElsewhere">;
  readonly device: Device;
  readonly random: Random;
  /** Waits until all that was entered is at the server, so that the next write is the one that is entered next. */
  readonly arrived: () => Promise<void>;
};

/** Enters the next thing; waits until it is told to be saved or to wait, unless it never will be. */
type Enter = (isTold?: boolean) => Promise<void>;

/** Begins a cut around the next thing that is entered; returns what ends it. */
type Cut = (surroundings: Surroundings, enter: Enter) => Promise<() => Promise<void>>;

const isOver = () => Promise.resolve();

/** The tab or the browser ends: while there is no network, or amid a write whose answer it never gets. */
const endsAbruptly =
  (end: "closeTab" | "kill"): Cut =>
  async ({ device, person, random, arrived }, enter) => {
    const [isAway, arrives] = [random() < 0.5, random() < 0.5];
    if (isAway) {
      await device.setOffline(true);
      await enter();
    } else {
      await arrived();
      const met = device.meetWrite((route) => (arrives ? route.fetch() : Promise.resolve()));
      await enter(false);
      await met;
    }
    await device[end](isAway);
    person.diary.beginTab();
    return () => device.setOffline(false);
  };

/** Every kind of cut. */
export const CUTS: Readonly<Record<string, Cut>> = {
  "the network is refused": async ({ device }, enter) => {
    await device.setOffline(true);
    await enter();
    return () => device.setOffline(false);
  },
  "the answer is lost after the commit": async ({ device }, enter) => {
    const met = device.meetWrite(async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await enter();
    await met;
    return isOver;
  },
  "the server is killed": async ({ device, product }, enter) => {
    const met = device.meetWrite((route) => Promise.all([route.continue(), product.kill()]));
    await enter();
    await met;
    return () => product.start();
  },
  "the tab is closed": endsAbruptly("closeTab"),
  "the browser is killed": endsAbruptly("kill"),
  "a category is renamed elsewhere": async ({ device, person }, enter) => {
    await device.setOffline(true);
    await person.renameElsewhere();
    await enter();
    return () => device.setOffline(false);
  },
  "the session is ended": async ({ device, person, product, random, arrived }, enter) => {
    const end = () => endSession(device.page(), product.url);
    if (random() < 0.5) {
      await device.setOffline(true);
      await enter();
      await end();
      await device.setOffline(false);
    } else {
      await arrived();
      const met = device.meetWrite(async (route) => {
        await end();
        await route.continue();
      });
      await enter(false);
      await met;
    }
    await device.signInAgain();
    person.diary.beginTab();
    return isOver;
  },
};
