// People at work: each enters one record after the other, repeats it under its name until it is accepted, and reads
// after each that everything accepted is there once.
import { setTimeout as pause } from "node:timers/promises";
import { CHANGE_HEADER, EPOCH_HEADER, IDEMPOTENCY_HEADER } from "../../src/contract/api-base.ts";
import { newAccount } from "../../tests/reliability/account.ts";
import { newChange } from "../../tests/server/support/writes.ts";

/** How long one call may take, and one write with all its repetitions, in milliseconds. */
const CALL = 30_000;
const WRITE_TIMEOUT_MS = 180_000;

/** The pause between two records, and before a repetition. */
const PAUSE_MS = 100;
const AGAIN = 250;

const dayOf = (round) => new Date(Date.UTC(2000, 0, 1 + round)).toISOString().slice(0, 10);

/** Calls that are not answered, and those that are refused for the moment, are repeated. */
const isForNow = ({ status }) => [429, 502, 503, 504, 507].includes(status);

async function repeated(tally, what, call) {
  const begin = performance.now();
  for (;;) {
    const answer = await call(AbortSignal.timeout(CALL)).catch(() => null);
    const body = await answer?.text().catch(() => null);
    const waited = performance.now() - begin;
    if (answer !== null && body !== null && !isForNow(answer)) {
      tally.longest = Math.max(tally.longest, waited);
      return { answer, body };
    }
    tally.repeated += 1;
    const why = answer?.status ?? "cut";
    tally.why[why] = (tally.why[why] ?? 0) + 1;
    if (waited > WRITE_TIMEOUT_MS)
      throw new Error(`${what}: not answered within ${WRITE_TIMEOUT_MS} ms (${why})`);
    await pause(AGAIN);
  }
}

/** A person: `work` enters records of a round until it is told to stop. */
async function newPerson(url, name) {
  const { token } = await newAccount(() => url, name);
  const authorization = `Bearer ${token}`;
  const epochs = new Set();

  const enter = async (tally, round, number) => {
    const key = `${name}-${round}-${number}`;
    // Every other record is named by its change and its own id, as the product's pages do.
    const id = newChange();
    const named =
      number % 2 === 0
        ? { headers: { [IDEMPOTENCY_HEADER]: key }, own: {} }
        : { headers: { [CHANGE_HEADER]: newChange() }, own: { id } };
    const body = { data: dayOf(round), categoria: "Outros", valor: number / 100, descricao: key };
    const { answer, body: told } = await repeated(tally, key, (signal) =>
      fetch(`${url}/api/despesas`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", ...named.headers },
        body: JSON.stringify({ ...body, ...named.own }),
        signal,
      }),
    );
    if (![200, 201].includes(answer.status))
      throw new Error(`${key} answered ${answer.status}: ${told}`);
    return key;
  };

  const look = async (tally, round, accepted) => {
    const day = dayOf(round);
    const { answer, body } = await repeated(tally, "a list", (signal) =>
      fetch(`${url}/api/despesas?de=${day}&ate=${day}`, { headers: { authorization }, signal }),
    );
    if (answer.status !== 200) throw new Error(`a list answered ${answer.status}`);
    epochs.add(answer.headers.get(EPOCH_HEADER));
    const counts = new Map();
    for (const { descricao } of JSON.parse(body))
      counts.set(descricao, (counts.get(descricao) ?? 0) + 1);
    const lost = accepted.filter((key) => !counts.has(key));
    const doubled = [...counts].filter(([, count]) => count > 1);
    tally.lost.push(...lost);
    tally.doubled.push(...doubled.map(([key]) => key));
  };

  const work = async (tally, round, stopped) => {
    const accepted = [];
    for (let number = 1; !stopped.aborted; number += 1) {
      accepted.push(await enter(tally, round, number));
      tally.accepted += 1;
      await look(tally, round, accepted);
      await pause(PAUSE_MS);
    }
    await look(tally, round, accepted);
  };
  return { work, epochs: () => epochs };
}

/** Signs people up. */
export async function newPeople(url, count) {
  const people = [];
  for (let number = 0; number < count; number += 1)
    people.push(await newPerson(url, `pessoa_${number}`));
  return people;
}

/** Has all people work while a fault comes and goes; returns what they met. */
export async function workDuring(people, round, fault) {
  const tally = { accepted: 0, repeated: 0, longest: 0, why: {}, lost: [], doubled: [] };
  const end = new AbortController();
  const stop = () => end.abort();
  const working = people.map(({ work }) => work(tally, round, end.signal));
  // A person who meets what must not be ends the round at once.
  const all = Promise.all(working);
  // Where the fault itself fails nobody else would hear of it.
  all.catch(() => {});
  await Promise.race([fault(), all]).finally(stop);
  await all;
  const epochs = people.filter((person) => person.epochs().size > 1).length;
  return { ...tally, lost: new Set(tally.lost), doubled: new Set(tally.doubled), epochs };
}
