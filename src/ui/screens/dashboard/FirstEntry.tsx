import { Link } from "@tanstack/react-router";
import { FileUp, Plus, Sprout } from "lucide-react";
import { dashboardTexts as texts } from "../../../text/pages/dashboard.ts";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { Button } from "../../components/Button/Button.tsx";
import { button } from "../../components/Button/button-look.ts";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { useOverlayNotify } from "../../signed-in-context.ts";
import { firstWays, spaced } from "./dashboard.css.ts";

/** The first steps of a new user, while there is nothing to show. */
export function FirstEntry() {
  const notify = useOverlayNotify();
  return (
    <Card className={spaced}>
      <EmptyState
        icon={<Sprout size={24} />}
        message={texts.first}
        hint={texts.firstHint}
        action={
          <div className={firstWays}>
            <Button
              icon={<Plus size={16} aria-hidden />}
              onClick={() => notify(({ entry }) => entry.add("expense"))}
            >
              {layoutTexts.quickAdd.expense}
            </Button>
            <Link to="/importar" className={button({ variant: "secondary" })}>
              <FileUp size={16} aria-hidden />
              {texts.importFirst}
            </Link>
          </div>
        }
      />
    </Card>
  );
}
