import { describe, expect, it } from "vitest";
import {
  change,
  CREATE,
  EDIT,
  OFFLINE,
  SEEN,
  start,
  SUBMIT,
  SUBMIT_AND_ADD,
  TYPED,
  type Event,
} from "../machines/record-dialog-by-hand.ts";

/** What somebody picks of what was entered before. */
const FILL: Event = {
  type: "FILL",
  fields: { category: "Saúde", description: "Farmácia" },
  spare: { amount: "8,00" },
};

describe("what a form fills in by itself", () => {
  const OPEN: Event = { type: "OPEN_CREATE" };
  const typed = (...events: readonly Event[]) => {
    const { send, context } = start();
    send(OPEN, ...events);
    const { category, amount, description } = context().fields;
    return [category, amount, description];
  };
  const said = (text: string) => change("description", text);

  it("is the category that is known for a description, as long as nobody has chosen one", () => {
    expect(typed(said("Cinema"))).toEqual(["Lazer", "", "Cinema"]);
    expect(typed(said("Cinema"), said("Gasóleo"))).toEqual(["Transportes", "", "Gasóleo"]);
    expect(typed(said("Cinema"), said("Cinem"))).toEqual(["", "", "Cinem"]);
    expect(typed(change("category", "Saúde"), said("Cinema"))[0]).toBe("Saúde");
    expect(typed(said("Cinema"), change("category", "Saúde"), said("Gasóleo"))[0]).toBe("Saúde");
  });

  it("is not what a record holds that is changed", () => {
    const { send, context } = start();
    send(EDIT, said("Gasóleo"));
    expect(context().fields.category).toBe("Lazer");
  });

  it("is guessed anew for a further entry, unless somebody had chosen it", () => {
    const saved = [change("amount", "1"), SUBMIT_AND_ADD, said("Gasóleo")];
    expect(typed(said("Cinema"), ...saved)[0]).toBe("Transportes");
    expect(typed(change("category", "Saúde"), ...saved)[0]).toBe("Saúde");
  });

  it("is all of an entry that is picked, but for an amount that was typed", () => {
    expect(typed(FILL)).toEqual(["Saúde", "8,00", "Farmácia"]);
    expect(typed(change("amount", "12"), said("f"), FILL)).toEqual(["Saúde", "12", "Farmácia"]);
    expect(typed(change("category", "Lazer"), FILL)[0]).toBe("Saúde");
  });

  it("gives way to what is picked after it, but a picked category to no guess", () => {
    const cheaper: Event = { ...FILL, spare: { amount: "5,00" } };
    expect(typed(FILL, cheaper)[1]).toBe("5,00");
    expect(typed(FILL, change("amount", "9"), cheaper)[1]).toBe("9");
    expect(typed(FILL, said("Cinema"))[0]).toBe("Saúde");
  });
});

describe("a year that is odd", () => {
  const ODD = change("date", "2062-01-31");

  it("is asked about once before it is sent", () => {
    const { send, sent, state, context } = start();
    send(CREATE, ODD, SUBMIT);
    expect([state(), sent.items]).toEqual([{ open: "editing" }, []]);
    expect(context()).toMatchObject({ fault: null, doubt: { year: 2062 } });
    send(SUBMIT);
    expect(context().doubt).toBeNull();
    expect(sent.items[0]?.tries[0]?.draft.date).toBe("2062-01-31");
  });

  it("is asked about no more once it is another, nor when something else is changed", () => {
    const { send, sent, context } = start();
    send(CREATE, ODD, SUBMIT, change("date", "2061-01-31"));
    expect(context().doubt).toBeNull();
    send(SUBMIT);
    expect([context().doubt, sent.items]).toEqual([{ year: 2061 }, []]);
    send(change("amount", "1"), SUBMIT);
    expect(sent.items).toHaveLength(1);
  });

  it("is not asked about where the record lay in it before, or the one just sent did", () => {
    const old = { ...TYPED, date: "2010-01-31" };
    const edited = start();
    edited.send({ type: "OPEN_EDIT", id: SEEN, fields: old }, change("amount", "1"), SUBMIT);
    expect(edited.sent.items).toHaveLength(1);
    const { send, sent } = start();
    send({ type: "OPEN_CREATE", fields: old }, SUBMIT_AND_ADD, SUBMIT_AND_ADD);
    send(change("amount", "2"), SUBMIT);
    expect(sent.items).toHaveLength(2);
  });

  it("is not asked about again when the entry comes back", async () => {
    const { send, sent, comeForth } = start();
    send(CREATE, ODD, SUBMIT, SUBMIT);
    await sent.refuse(OFFLINE);
    comeForth();
    send(SUBMIT);
    expect(sent.items).toHaveLength(2);
  });
});
