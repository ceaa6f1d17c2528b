import { Link } from "@tanstack/react-router";
import { RotateCw } from "lucide-react";
import { isRefusal, type Failure } from "../../../application/failure.ts";
import { monthIn } from "../../../domain/calendar/month-in.ts";
import type { Trashed } from "../../../domain/trash/trashed.ts";
import { components } from "../../../text/components.ts";
import { restorationFailureText, trashTexts as texts } from "../../../text/trash/trash-screen.ts";
import { Alert } from "../../components/Alert/Alert.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { button } from "../../components/Button/button-look.ts";
import { monthAddress } from "../../month-address.ts";
import { useOverlayNotify } from "../../signed-in-context.ts";
import * as styles from "./trash.css.ts";
import { wayOutOf } from "./way-out.ts";

type NotRestoredProps = {
  readonly failure: Failure;
  /** The thing that could not be restored; null if there were several. */
  readonly thing: Trashed | null;
  readonly onRetry: () => void;
};

/** Why something was not restored, and what can be done about it. */
export const NotRestored = ({ failure, thing, onRetry }: NotRestoredProps) => (
  <div className={styles.failed}>
    <Alert>{restorationFailureText(failure)}</Alert>
    <WayOut failure={failure} thing={thing} />
    <Button
      variant="secondary"
      size="small"
      icon={<RotateCw size={16} aria-hidden />}
      onClick={onRetry}
    >
      {components.retry}
    </Button>
  </div>
);

const link = button({ variant: "secondary", size: "small" });

function WayOut({ failure, thing }: Pick<NotRestoredProps, "failure" | "thing">) {
  const notify = useOverlayNotify();
  const way = isRefusal(failure) ? wayOutOf(failure) : null;
  switch (way) {
    case "premium":
      return (
        <Button
          variant="premium"
          size="small"
          onClick={() => notify(({ premium }) => premium.send({ type: "OPEN" }))}
        >
          {texts.wayOut.premium}
        </Button>
      );
    case "budgets": {
      const month = thing?.resource === "budget" ? monthIn(thing.summary) : null;
      return (
        <Link to="/orcamento" search={monthAddress.write({ month })} className={link}>
          {texts.wayOut.budgets}
        </Link>
      );
    }
    case "categories":
    case "accounts":
      return (
        <Link to={way === "categories" ? "/categorias" : "/contas"} className={link}>
          {texts.wayOut[way]}
        </Link>
      );
    case null:
      return null;
  }
}
