import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { amountText } from "../../../application/acts/amount-text.ts";
import { blankBudget, budgetFields } from "../../../application/budgets/budget-form.ts";
import { goalFields, goalForm } from "../../../application/goals/goal-form.ts";
import { possibleAct, type PossibleAct } from "../../../domain/recommendations/possible-act.ts";
import type { RecommendationPeriod } from "../../../domain/recommendations/recommendation-period.ts";
import type { Recommendation } from "../../../domain/recommendations/recommendation.ts";
import { monthOf } from "../../../domain/shared/year-month.ts";
import {
  actName,
  recommendationsTexts as texts,
} from "../../../text/recommendations/recommendations-screen.ts";
import { Button } from "../../components/Button/Button.tsx";
import { button } from "../../components/Button/button-look.ts";
import { historyOf } from "../../components/HistoryLink/history-of.ts";
import { useOverlayNotify, useToday } from "../../signed-in-context.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { useUser } from "../../use-user.ts";
import type { RecommendationDialogs } from "./recommendations-feature.ts";

type RecommendationActProps = {
  readonly recommendation: Recommendation;
  readonly period: RecommendationPeriod;
  readonly isOutdated: boolean;
  readonly dialogs: RecommendationDialogs;
};

const LOOK = button({ variant: "secondary", size: "small" });

/** The button of a recommendation. */
export function RecommendationAct(props: RecommendationActProps) {
  const { recommendation, period, isOutdated, dialogs } = props;
  const plan = useUser()?.plan ?? "free";
  const today = useToday();
  const view = useMemo(
    () => possibleAct({ recommendation, period, isOutdated, plan, today }),
    [recommendation, period, isOutdated, plan, today],
  );
  const act = useLedgerView(view);
  const perform = usePerform(dialogs);
  const name = actName(act);
  // Several cards may have the same button, so each names its recommendation.
  const label = `${name}: ${recommendation.title}`;
  if (act.type === "look") {
    const { kind, category, from, to } = act;
    return (
      <Link {...historyOf({ kind, category, from, to })} className={LOOK} aria-label={label}>
        {name}
      </Link>
    );
  }
  if (act.type === "simulate" || act.type === "see-goals")
    return (
      <Link
        to={act.type === "simulate" ? "/simulador" : "/perfil"}
        className={LOOK}
        aria-label={label}
      >
        {name}
      </Link>
    );
  return (
    <Button variant="secondary" size="small" aria-label={label} onClick={() => perform(act)}>
      {name}
    </Button>
  );
}

/** Returns a function that opens the dialog for an act, prefilled as far as is known. */
function usePerform({ budget, goal, putAside }: RecommendationDialogs) {
  const notify = useOverlayNotify();
  const month = monthOf(useToday());
  return (act: Exclude<PossibleAct, { type: "look" | "simulate" | "see-goals" }>) => {
    switch (act.type) {
      case "record":
        notify(({ entry }) => entry.add(act.kind));
        break;
      case "upgrade":
        notify(({ premium }) => premium.send({ type: "OPEN" }));
        break;
      case "new-budget":
        budget.send({
          type: "OPEN_CREATE",
          fields: {
            ...blankBudget(month),
            category: act.category,
            limit: amountText(act.limit),
          },
        });
        break;
      case "change-budget":
        budget.send({
          type: "OPEN_EDIT",
          id: act.budget,
          fields: { ...budgetFields(act.budget), limit: amountText(act.limit) },
        });
        break;
      case "new-goal":
        goal.send({
          type: "OPEN_CREATE",
          fields: {
            ...goalForm.blank(),
            name: act.isFund ? texts.fund : "",
            total: act.total === null ? "" : amountText(act.total),
          },
        });
        break;
      case "change-goal":
        goal.send({ type: "OPEN_EDIT", id: act.goal, fields: goalFields(act.goal) });
        break;
      case "put-aside":
        putAside.send({
          type: "OPEN_EDIT",
          id: act.goal,
          fields: { amount: act.amount === null ? "" : amountText(act.amount) },
        });
        break;
    }
  };
}
