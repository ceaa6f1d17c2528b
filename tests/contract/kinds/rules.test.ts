import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeRule,
  decodeRuleDraft,
  decodeRuledRecords,
  encodeRule,
  encodeRuleDraft,
  ruleDraftSchema,
  ruledRecordsJson,
  ruledRecordsSchema,
  ruleListSchema,
  ruleTrialSchema,
} from "../../../src/contract/kinds/rules.ts";
import { anyRule } from "../../support/arbitraries/import.ts";
import { transactionsOf } from "../../support/arbitraries/transaction.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";

describe("a rule", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(fc.array(anyRule), (rules) => {
        const sent = rules.map((rule) => ({ ...encodeRule(rule), revisao: 1 }));
        expect(read(ruleListSchema, overTheWire(sent)).map(decodeRule)).toEqual(rules);
      }),
    );
  });

  it("is sent as it is drafted", () => {
    fc.assert(
      fc.property(anyRule, ({ id: _, ...draft }) => {
        const received = read(ruleDraftSchema, overTheWire(encodeRuleDraft(draft)));
        expect(decodeRuleDraft(received)).toEqual(draft);
      }),
    );
  });

  it("looks for at least two characters, and may do nothing", () => {
    const body = { contem: "galp", tipo: "despesa", categoria: "Transportes" };
    expect(refusals(ruleDraftSchema, body)).toEqual({});
    expect(refusals(ruleDraftSchema, { ...body, contem: " g " })).toEqual({ contem: "required" });
    const { categoria: _, ...nothing } = body;
    expect(refusals(ruleDraftSchema, nothing)).toEqual({});
    expect(refusals(ruleDraftSchema, { ...nothing, nao_contar: true })).toEqual({});
    expect(refusals(ruleDraftSchema, { ...body, id: "1" })).toEqual({ id: "unknown-field" });
  });

  it("is tried only by who says so", () => {
    expect(read(ruleTrialSchema, { simular: "true" })).toEqual({ simular: true });
    expect(read(ruleTrialSchema, { simular: "false" })).toEqual({ simular: false });
    expect(refusals(ruleTrialSchema, {})).toEqual({ simular: "required" });
    expect(refusals(ruleTrialSchema, { simular: "1" })).toEqual({ simular: "wrong-type" });
  });

  it("tells the records that it changes", () => {
    fc.assert(
      fc.property(transactionsOf(), (records) => {
        const told = records.map(({ id, category, description }) => ({
          id,
          category,
          description,
        }));
        const text = [...ruledRecordsJson(records)].join("");
        expect(decodeRuledRecords(read(ruledRecordsSchema, JSON.parse(text)))).toEqual(told);
      }),
    );
  });
});
