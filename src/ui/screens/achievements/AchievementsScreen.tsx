import { useSelector } from "@xstate/react";
import { BadgeCheck } from "lucide-react";
import { achievementsScreenTexts as texts } from "../../../text/achievements/achievements-screen.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import type { AchievementsActors, AchievementsContent } from "./achievements-feature.ts";
import { EXAMPLE_STATUS } from "./achievements-example.ts";
import { AchievementsSkeleton } from "./AchievementsSkeleton.tsx";
import { AchievementsView } from "./AchievementsView.tsx";

type AchievementsScreenProps = { readonly content: AchievementsContent | null };

function CheckButton({ check }: AchievementsActors) {
  const checking = useSelector(check, (snapshot) => snapshot.hasTag("busy"));
  return (
    <Button
      icon={<BadgeCheck size={16} aria-hidden />}
      pending={checking}
      pendingLabel={texts.checking}
      onClick={() => check.send({ type: "DO", of: null })}
    >
      {texts.check}
    </Button>
  );
}

/** The user's achievements; without content the plan does not include them, or they are being loaded. */
export const AchievementsScreen = ({ content }: AchievementsScreenProps) => (
  <>
    <PageHeader
      title={texts.title}
      subtitle={texts.subtitle}
      actions={content === null ? <PremiumBadge /> : <CheckButton {...content.actors} />}
    />
    <FeatureGate feature="achievements" example={<AchievementsView status={EXAMPLE_STATUS} />}>
      {content === null ? <AchievementsSkeleton /> : <AchievementsView status={content.status} />}
    </FeatureGate>
  </>
);
