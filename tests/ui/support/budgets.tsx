import type { Recurrence } from "../../../src/domain/recurrences/recurrence.ts";
import { useSyncExternalStore } from "react";
import type { Ledger } from "../../../src/application/ledger/ledger.ts";
import type { Notice } from "../../../src/application/notice.ts";
import type { Records } from "../../../src/application/ledger/records.ts";
import { startBudgets } from "../../../src/composition/features/budgets.ts";
import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { budgetId } from "../../../src/domain/shared/ids.ts";
import { monthOf, type YearMonth } from "../../../src/domain/shared/year-month.ts";
import { BudgetsScreen } from "../../../src/ui/screens/budgets/BudgetsScreen.tsx";
import { AppToast } from "../../../src/ui/screens/layout/AppToast.tsx";
import type { fakeBudgets } from "../../support/fakes/fake-budgets.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeDrafts } from "../../support/fakes/fake-drafts.ts";
import { makeSubmissionQueues } from "../../../src/application/entries/submission-queues.ts";
import { emptyForeground } from "../../support/fakes/fake-foreground.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { startSignedInPage } from "./page-actors.ts";
import { renderScreen } from "./render-screen.tsx";
import { noBook } from "../../support/no-book.ts";
import { testLedger } from "./test-ledger.ts";
import { startTestActors, TODAY } from "./test-actors.ts";
import { userWith } from "../../support/users.ts";
import { numbered } from "../../support/numbered.ts";

export const MONTH = monthOf(TODAY);

const nextId = numbered("given");

/** A limit of 100 € for Lazer this month, unless told otherwise. */
export const budgetWith = (changes: Partial<Budget> = {}): Budget => ({
  id: budgetId(nextId()),
  category: "Lazer",
  limit: cents(10_000),
  month: MONTH,
  repeats: false,
  ...changes,
});

const clock = fakeClock(TODAY);

/** The real feature of the budget screen over a port that a test chooses. */
export function budgetsFeatureWith(
  budgets: Records<Budget, BudgetDraft>,
  notify: (notice: Notice) => void = () => undefined,
  ledger: Pick<Ledger, "write" | "getSnapshot" | "subscribe"> = noBook,
  raiseAlerts: () => void = () => undefined,
) {
  const ids = fakeIds();
  const submissionQueues = makeSubmissionQueues(emptyForeground);
  const drafts = fakeDrafts();
  const given = { budgets, clock, ids, drafts, submissionQueues, ledger, notify, raiseAlerts };
  return startBudgets(given);
}

/** Shows a premium user the budgets of a month, with the toasts that they lead to. */
export async function showBudgets(
  budgets: ReturnType<typeof fakeBudgets>,
  month: YearMonth | null = null,
  recurrences: readonly Recurrence[] = [],
) {
  const page = await startSignedInPage({ user: userWith({ plan: "premium" }) });
  const overlays = startTestActors(page);
  for (const one of recurrences) budgets.server.put("recurrences", one);
  const ledger = testLedger({}, budgets.server);
  await ledger.open();
  const notify = (notice: Notice) => overlays.toast.send({ type: "NOTIFY", notice });
  const { actors, load } = budgetsFeatureWith(budgets, notify, ledger);
  const view = load(month, { quietly: true });
  function LivingScreen() {
    const book = useSyncExternalStore(ledger.subscribe, ledger.getSnapshot);
    return <BudgetsScreen content={{ book: view(book), actors }} />;
  }
  renderScreen(
    <>
      <LivingScreen />
      <AppToast />
    </>,
    { page, actors: overlays },
  );
  return { actors };
}
