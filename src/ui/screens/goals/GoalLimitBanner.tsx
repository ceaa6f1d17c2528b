import { Crown } from "lucide-react";
import { goalTexts as texts } from "../../../text/goals/goals.ts";
import { Button } from "../../components/Button/Button.tsx";
import * as styles from "./goals.css.ts";

/** Says that the free plan's goals are used up, and offers more. */
export const GoalLimitBanner = ({ onUpgrade }: { readonly onUpgrade: () => void }) => (
  <div className={styles.banner}>
    <Crown className={styles.crown} size={20} aria-hidden />
    <p className={styles.sentence}>{texts.limit}</p>
    <Button variant="premium" size="small" onClick={onUpgrade}>
      {texts.upgrade}
    </Button>
  </div>
);
