import { expect, it } from "vitest";
import { keepRule } from "../../../src/application/rules/keep-rule.ts";
import type { Rules } from "../../../src/application/rules/rules.ts";
import type { RuleDraft } from "../../../src/domain/rules/rule.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";

const DRAFT: RuleDraft = {
  contains: "galp",
  kind: "expense",
  category: "Transportes",
  leavesOut: false,
  description: null,
  position: 0,
};

it("a rule that is wished again after a failure has the same names until it is kept", async () => {
  const asked: unknown[] = [];
  let fails = true;
  const create: Rules["create"] = async (draft, as) => {
    asked.push(as.id);
    if (fails) throw { type: "offline" };
    return { record: { ...draft, id: as.id }, revision: 1, removed: false };
  };
  const keep = keepRule({ create }, fakeIds());
  await expect(keep(DRAFT)).rejects.toEqual({ type: "offline" });
  await expect(keep({ ...DRAFT, contains: "bp" })).rejects.toEqual({ type: "offline" });
  fails = false;
  expect(await keep({ ...DRAFT })).toEqual({ ...DRAFT, id: "id-1" });
  await keep(DRAFT);
  expect(asked).toEqual(["id-1", "id-3", "id-1", "id-5"]);
});
