import { Link } from "@tanstack/react-router";
import { CalendarClock } from "lucide-react";
import { comingTexts as texts } from "../../../text/forecast/coming.ts";
import { button } from "../../components/Button/button-look.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";

/** Where nothing is planned: the way to what can be. */
export const NothingPlanned = () => (
  <EmptyState
    icon={<CalendarClock size={24} />}
    message={texts.none}
    hint={texts.noneHint}
    action={
      <Link to="/recorrentes" className={button({ variant: "secondary" })}>
        {texts.plan}
      </Link>
    }
  />
);
