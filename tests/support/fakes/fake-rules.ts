import type { Rules } from "../../../src/application/ports/rules.ts";
import { ruled, type Rule } from "../../../src/domain/imports/rule.ts";
import type { RuleId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeLedger } from "./fake-ledger.ts";
import { openLine, over, reject } from "./line.ts";

/** Rules in memory, applied to the records of a server's ledger, of which none was imported. */
export function fakeRules(line = openLine(), server = fakeLedger({}, line)): Rules {
  const rules = new Map<RuleId, { readonly rule: Rule; readonly revision: number }>();
  let revision = 1;
  const put = (rule: Rule) => {
    revision += 1;
    rules.set(rule.id, { rule, revision });
    return { record: rule, revision, removed: false };
  };
  const find = (id: RuleId, seen: number | null = null) => {
    const found = rules.get(id);
    if (found === undefined) return reject(404, serverProblems["no-such-record"]);
    if (seen !== null && seen !== found.revision)
      reject(412, serverProblems.stale, "desatualizado");
    return found.rule;
  };
  const changedBy = (id: RuleId) => {
    const rule = find(id);
    return server.living("transactions").flatMap((record) => ruled(rule, record, null) ?? []);
  };
  return {
    list: () =>
      over(line, () =>
        [...rules.values()]
          .map((one) => ({ ...one.rule, revision: one.revision }))
          .toSorted((one, other) => one.position - other.position),
      ),
    create: (draft, as) => over(line, () => put({ ...draft, id: as.id })),
    update: (id, draft, as) =>
      over(line, () => {
        find(id, as.seen);
        return put({ ...draft, id });
      }),
    remove: (id, as) =>
      over(line, () => {
        find(id, as.seen);
        rules.delete(id);
        return (revision += 1);
      }),
    preview: (id) =>
      over(line, () =>
        changedBy(id).map((one) => ({
          id: one.id,
          category: one.category,
          description: one.description,
        })),
      ),
    apply: (id) =>
      over(line, () =>
        changedBy(id).map((one) => {
          server.put("transactions", one);
          return { id: one.id, category: one.category, description: one.description };
        }),
      ),
  };
}
