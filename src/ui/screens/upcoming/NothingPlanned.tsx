import { Link } from "@tanstack/react-router";
import { CalendarClock } from "lucide-react";
import { upcomingTexts as texts } from "../../../text/forecast/upcoming.ts";
import { button } from "../../components/Button/button-look.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";

/** Shown where nothing is planned, with a link to the recurrences. */
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
