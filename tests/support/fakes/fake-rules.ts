import type { Rules } from "../../../src/application/rules/rules.ts";
import { ruled, type Rule } from "../../../src/domain/rules/rule.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { RuleId } from "../../../src/domain/shared/ids.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { fakeLedger } from "./fake-ledger.ts";
import { openLine, over, reject } from "./line.ts";

/**
 * Rules of a server's ledger, applied to its records, none of them imported; `hear` is called with the revision of each
 * write.
 */
export function fakeRules(
  line = openLine(),
  server = fakeLedger({}, line),
  noteRevision: (revision: Revision) => void = () => undefined,
): Rules {
  const put = (rule: Rule) => {
    const revision = server.put("rules", rule);
    noteRevision(revision);
    return { record: rule, revision, removed: false };
  };
  const find = (id: RuleId, seen: Revision | null = null) => {
    const found = server.find("rules", id);
    if (found === null || found.removed) return reject(404, serverProblems["no-such-record"]);
    if (seen !== null && seen !== found.revision)
      reject(412, serverProblems.stale, "desatualizado");
    return found.record;
  };
  const changedBy = (id: RuleId) => {
    const rule = find(id);
    return server.living("transactions").flatMap((record) => ruled(rule, record, null) ?? []);
  };
  return {
    create: (draft, as) => over(line, () => put({ ...draft, id: as.id })),
    update: (id, draft, as) =>
      over(line, () => {
        find(id, as.seen);
        return put({ ...draft, id });
      }),
    remove: (id, as) =>
      over(line, () => {
        find(id, as.seen);
        return server.remove("rules", id);
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
