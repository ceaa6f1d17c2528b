import type { Notice } from "../../../src/application/notice.ts";
import type {
  FileExample,
  StatementFile,
} from "../../../src/application/imports/statement-files.ts";
import { startImports } from "../../../src/composition/features/imports.ts";
import { startRules } from "../../../src/composition/features/rules.ts";
import type { ImportDraft } from "../../../src/domain/imports/import.ts";
import type { Mapping } from "../../../src/domain/imports/mapping/mapping.ts";
import type { Read } from "../../../src/domain/imports/tables/read-outcome.ts";
import type { RuleDraft } from "../../../src/domain/rules/rule.ts";
import { changeId, ruleId } from "../../../src/domain/shared/ids.ts";
import { noticeText } from "../../../src/text/notices.ts";
import { cachedPromise } from "../../../src/ui/cached-promise.ts";
import { fakeCategories } from "../../support/fakes/fake-categories.ts";
import { fakeDrafts } from "../../support/fakes/fake-drafts.ts";
import { fakeFileSaver } from "../../support/fakes/fake-file-saver.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { fakeImports } from "../../support/fakes/fake-imports.ts";
import { fakeRules } from "../../support/fakes/fake-rules.ts";
import type { BegunLedger } from "../../support/fakes/fake-ledger.ts";
import { renderApp } from "./render-app.tsx";
import { testLedger } from "./test-ledger.ts";

/** What any file gives as an example. */
const EXAMPLE: FileExample = {
  of: "file",
  content: "Data;Valor\n01-02-2003;9,99\n",
  rows: [{ line: 1, cells: ["Data", "Valor"] }],
};

type Begun = Omit<BegunLedger, "rules"> & {
  readonly rules?: readonly RuleDraft[];
  readonly imports?: readonly ImportDraft[];
};

/** Renders the import of banks' files, composed as in the product over ports in memory; `read` is what any file says, by its account if it has several, and the mappings. */
export async function renderImport(
  read: Read | ((account: string | undefined, mappings: readonly Mapping[]) => Read),
  { rules: drafts = [], imports: made = [], ...begun }: Begun = {},
) {
  const ledger = testLedger(begun);
  const imports = fakeImports(ledger.line, ledger.server, ledger.noteRevision);
  const rules = fakeRules(ledger.line, ledger.server, ledger.noteRevision);
  const change = changeId("begun");
  for (const draft of made) await imports.make(draft, change);
  for (const [at, draft] of drafts.entries())
    await rules.create(draft, { id: ruleId(`rule-${at}`), change });
  const notices: string[] = [];
  const notify = (notice: Notice) => notices.push(noticeText(notice).message);
  const saver = fakeFileSaver();
  let reload = () => undefined as void;
  const shared = {
    rules,
    drafts: fakeDrafts(),
    ids: fakeIds(),
    notify,
    ledger,
    reload: () => reload(),
  };
  const feature = startImports({
    ...shared,
    imports,
    ruleActors: startRules(shared),
    writes: ledger,
    categories: fakeCategories({}, ledger.line, ledger.server),
    files: {
      read: (_: StatementFile, mappings: readonly Mapping[], account?: string) =>
        Promise.resolve(typeof read === "function" ? read(account, mappings) : read),
      example: () => Promise.resolve(EXAMPLE),
    },
    saver,
    mappings: { known: () => [], keep: () => undefined },
  });
  const app = await renderApp({
    path: "/importar",
    ledger,
    features: { imports: cachedPromise(() => Promise.resolve(feature)) },
  });
  reload = () => void app.router.invalidate();
  return { ...app, ledger, notices, imports, saver };
}
