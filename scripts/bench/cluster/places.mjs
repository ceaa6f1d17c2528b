import { setTimeout as pause } from "node:timers/promises";
import { PRODUCT } from "../../cluster/machines.mjs";
import { ask, until } from "../../cluster/wait.mjs";
import { liveMonth, monthBack, newPeople, setGoals } from "../footprint/people.mjs";
import { mixtureFor } from "../footprint/mixture.mjs";
import { forEachOf, wireTo } from "../footprint/wire.mjs";

const CONNECTIONS = 100;
const MAX_CONCURRENT = 8;

/** How long the proxy may take to see that a server has come or gone, in milliseconds. */
const SEEN = 8_000;

/** Has people live their months at an address, and returns their mixture of requests; `lead` leads them elsewhere. */
export async function newPlace(url, { jpeg, people: count, months }) {
  let wire = wireTo(url, CONNECTIONS);
  const way = { call: (...given) => wire.call(...given) };
  const people = await newPeople(way, count);
  // A photo takes a process of its own, and a busy machine has no time for many.
  for (const person of people) person.photo = await setGoals(person, jpeg);
  await forEachOf(people, MAX_CONCURRENT, async (person) => {
    for (let back = months - 1; back >= 0; back -= 1) await liveMonth(person, monthBack(back));
  });
  return {
    ...mixtureFor(people, { wire: way, jpeg }),
    lead: (other) => {
      wire.close();
      wire = wireTo(other, CONNECTIONS);
    },
  };
}

/** Leaves so many servers at work, and has the others stand still: they are as warm when they go on. */
export async function leave(servers, count) {
  for (const [index, server] of servers.entries())
    if (index < count) server.thaw();
    else server.freeze();
  await pause(SEEN);
  await until("a proxy that asks no server that stands still", 60, async () => {
    for (const _ of Array(3 * servers.length)) await ask(`${PRODUCT}/api/saude`, 500);
    return true;
  });
}
