import { KINDS } from "./kinds.mjs";
import { numbersFrom } from "./numbers-from.mjs";

/** The requests of a person's month, without the photo that comes once a year. */
export const MONTHLY = Math.round(KINDS.reduce((sum, { often }) => sum + often, 0));

/** Returns the kinds of a month one after the other, each spread over it as evenly as it goes. */
function kindsInTurn() {
  const due = new Map(KINDS.map((kind) => [kind, 0]));
  return () => {
    for (const [kind, before] of due) due.set(kind, before + kind.often);
    const [next] = [...due].reduce((most, one) => (one[1] > most[1] ? one : most));
    due.set(next, due.get(next) - MONTHLY);
    return next;
  };
}

/**
 * Returns what sends the next request of the mixture for one of the people, and tells its kind and whether it was
 * answered; and what removes again the expenses that were entered, so that the people have what they had.
 */
export function mixtureFor(people, { wire, jpeg }) {
  const nextKind = kindsInTurn();
  const random = numbersFrom(11);
  const entered = [];
  const act = async (number) => {
    const { name, ask } = nextKind();
    const person = people[Math.floor(random() * people.length)];
    try {
      const answer = await ask(person, { wire, jpeg, number });
      if (name === "POST /despesas") entered.push({ person, id: JSON.parse(answer.text).id });
      return { name, answered: true };
    } catch {
      return { name, answered: false };
    }
  };
  const tidy = async () => {
    for (const { person, id } of entered.splice(0)) await person.remove(`/despesas/${id}`);
  };
  return { act, tidy };
}
