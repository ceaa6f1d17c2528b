import { expect, vi } from "vitest";
import { oneOf, randomFrom, wholeIn, type Random } from "../../../../server/demo/random.ts";
import type { Product } from "../product.ts";
import { control } from "../sees.ts";
import { CUTS } from "./cuts.ts";
import { openDevice } from "./device.ts";
import { awaitedLog } from "./diary.ts";
import { MOVEMENTS } from "./movements.ts";
import { newPerson } from "./person.ts";
import { PLACES } from "./places.ts";
import { PLANS } from "./plans.ts";
import { showsAll } from "./shown.ts";

type Plan = {
  readonly product: Product;
  /** The database of the product; null for its file. */
  readonly databaseUrl: string | null;
  readonly writes: number;
  readonly cuts: number;
  readonly seed: string;
  /** Hears of each step. */
  readonly tell: (step: string) => void;
};

/** The longest pause between two tries is half of this. */
const WAITING = { timeout: 60_000, interval: 100 };

const ENTRIES = [...MOVEMENTS, ...PLANS, ...PLACES];

/** Draws from a list: everything has its turn before anything comes again, as far as it may. */
function deckOf<Item>(random: Random, all: readonly Item[]) {
  let deck: readonly Item[] = [];
  return (may: (item: Item) => boolean = () => true): Item => {
    if (!deck.some(may)) deck = [...deck, ...all];
    const drawn = oneOf(random, deck.filter(may));
    deck = deck.toSpliced(deck.indexOf(drawn), 1);
    return drawn;
  };
}

/**
 * Enters so many things on somebody's own device amid so many cuts, all by chance, and waits until the log of the
 * server has what was entered: each once, in order, and nothing else; and until the device shows the same.
 */
export async function playJourney(plan: Plan): Promise<void> {
  const { product, databaseUrl, writes, cuts, seed, tell } = plan;
  const random = randomFrom(seed);
  const person = await newPerson(product, databaseUrl);
  const { diary } = person;
  const device = await openDevice(product.url, person.account, new Date(`${person.day}T10:00:00Z`));
  const [nextEntry, nextCut] = [deckOf(random, ENTRIES), deckOf(random, Object.entries(CUTS))];
  let left = writes;
  const enter = async (isTold = true) => {
    const entry = nextEntry(({ may }) => may(diary));
    tell(`${writes - left + 1}. ${entry.name}`);
    left -= 1;
    await device.hush();
    await entry.enter(device.page(), diary, random);
    if (isTold) await device.hears();
  };
  const enterMore = async (count: number) => {
    for (let more = count; more > 0; more -= 1) await enter();
  };
  /** Enters a few, as long as there is something left for each cut that comes. */
  const enterSome = (cut: number) =>
    enterMore(Math.min(left - (cuts - cut), wholeIn(random, [0, 2])));
  const arrived = async () => {
    await vi.waitFor(async () => {
      const log = await person.log();
      expect(log).toEqual(awaitedLog(diary, log));
      expect(await device.page().getByText("por enviar").count()).toBe(0);
    }, WAITING);
    diary.arrives();
  };
  try {
    for (let cut = 1; cut <= cuts; cut += 1) {
      const [name, begin] = nextCut();
      tell(`cut ${cut}: ${name}`);
      const end = await begin({ product, person, device, random, arrived }, enter);
      await enterSome(cut);
      tell(`cut ${cut} ends`);
      await end();
      await enterSome(cut);
    }
    await enterMore(left);
    tell("compare");
    await arrived();
    await showsAll(device.page(), diary);
    // Nothing waits: there is no question before signing out.
    await control(device.page(), "button", "Sair").click();
    await device.page().waitForURL(`${product.url}/`);
  } finally {
    await device.close();
    await person.close();
  }
}
