import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeGoal,
  decodeGoalDraft,
  encodeGoal,
  encodeGoalDraft,
  goalDraftSchema,
  goalListSchema,
  goalSchema,
  photoSchema,
} from "../../../src/contract/kinds/goals.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";
import { badDates, badMoney } from "../bad-input.ts";

const body = {
  id: "1",
  nome: "Férias",
  valor_total: 100,
  valor_atual: 0,
  prazo: null,
  foto_url: null,
};

describe("a goal", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyGoal, (goal) => {
        expect(decodeGoal(read(goalSchema, overTheWire(encodeGoal(goal))))).toEqual(goal);
      }),
    );
  });

  it("keeps its place in a list over the wire", () => {
    fc.assert(
      fc.property(fc.array(anyGoal), (goals) => {
        const received = read(goalListSchema, overTheWire(goals.map(encodeGoal)));
        expect(received.map(decodeGoal)).toEqual(goals);
      }),
    );
  });

  it("is read without the fields that this client does not know", () => {
    expect(read(goalSchema, { ...body, cor: "verde" })).toEqual(read(goalSchema, body));
  });

  it("may have no deadline and no photo by not naming them", () => {
    const { prazo: _, foto_url: __, ...rest } = body;
    expect(read(goalSchema, rest)).toEqual(read(goalSchema, body));
  });

  it.each(badMoney)("is refused with the total %s", (_, valor_total, code) => {
    expect(refusals(goalSchema, { ...body, valor_total })).toEqual({ valor_total: code });
  });

  it.each(badDates.filter(([date]) => date !== null))(
    "is refused with the deadline %j",
    (prazo, code) => {
      expect(refusals(goalSchema, { ...body, prazo })).toEqual({ prazo: code });
    },
  );
});

describe("the draft of a goal", () => {
  const draft = { nome: "Férias", valor_total: 100 };

  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyGoal, ({ id: _, ...wanted }) => {
        fc.pre(wanted.total > 0);
        const received = read(goalDraftSchema, overTheWire(encodeGoalDraft(wanted)));
        expect(decodeGoalDraft(received)).toEqual(wanted);
      }),
    );
  });

  it("has nothing put aside, no deadline and no photo unless it says so", () => {
    expect(decodeGoalDraft(read(goalDraftSchema, draft))).toEqual({
      name: "Férias",
      total: 10_000,
      current: 0,
      deadline: null,
      photoUrl: null,
    });
  });

  it("needs a name and a total, and a total of zero is none", () => {
    expect(refusals(goalDraftSchema, {})).toEqual({ nome: "required", valor_total: "required" });
    expect(refusals(goalDraftSchema, { nome: " ", valor_total: 0 })).toEqual({
      nome: "required",
      valor_total: "required",
    });
  });

  it.each(badMoney)("is refused with the total or the current value %s", (_, value, code) => {
    const sent = { ...draft, valor_total: value, valor_atual: value };
    expect(refusals(goalDraftSchema, sent)).toEqual({ valor_total: code, valor_atual: code });
  });

  it.each(["id", "user_id", "progresso"])("never sets the field %s", (field) => {
    expect(refusals(goalDraftSchema, { ...draft, [field]: "1" })).toEqual({
      [field]: "unknown-field",
    });
  });

  it("carries a photo's address of at most 200 characters", () => {
    const photo = (length: number) => ({ ...draft, foto_url: "a".repeat(length) });
    expect(refusals(goalDraftSchema, photo(200))).toEqual({});
    expect(refusals(goalDraftSchema, photo(201))).toEqual({ foto_url: "too-long-text" });
  });
});

describe("an uploaded photo", () => {
  it("is answered by its address", () => {
    expect(read(photoSchema, { foto_url: "/fotos/1" })).toEqual({ foto_url: "/fotos/1" });
    expect(refusals(photoSchema, { foto_url: null })).toHaveProperty("foto_url");
  });
});
