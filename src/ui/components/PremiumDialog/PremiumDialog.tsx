import { Check, Crown, Lock } from "lucide-react";
import { components } from "../../../text/components.ts";
import { premium } from "../../../text/payments/premium.ts";
import { CHOSEN_PREMIUM } from "../../chosen-premium.ts";
import { Button } from "../Button/Button.tsx";
import { button } from "../Button/button-look.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { DialogActions } from "../Dialog/DialogActions.tsx";
import { AccountLink, CheckoutLink, type CheckoutUrl } from "./CheckoutLink.tsx";
import * as styles from "./premium-dialog.css.ts";

type PremiumDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly checkoutUrl: CheckoutUrl;
  /** Called when the payment opens in its new tab. */
  readonly onCheckoutOpened?: () => void;
  /** Whom to ask where payment is not possible. */
  readonly whomToAsk?: string;
  /** The plan that a visitor chose; undefined for a signed-in user. */
  readonly variant?: "free" | "premium";
};

const NOTICES = { free: premium.freeNotice, premium: premium.premiumNotice } as const;

/** The price and the features of Premium; a visitor who chose Free reads what Free does not include. */
export function PremiumDialog(props: PremiumDialogProps) {
  const { open, onClose, checkoutUrl, variant, whomToAsk } = props;
  const free = variant === "free";
  const Sign = free ? Lock : Check;
  return (
    <Dialog open={open} title={premium.title} onClose={onClose}>
      <div className={styles.offer}>
        <Crown className={styles.crown} size={28} aria-hidden />
        <p>
          <span className={styles.price}>{premium.price}</span>
          <span className={styles.terms}>{premium.terms}</span>
        </p>
      </div>
      {variant && <p className={styles.notice}>{NOTICES[variant]}</p>}
      <div>
        <h3 className={styles.benefitsTitle}>
          {free ? premium.blockedTitle : premium.benefitsTitle}
        </h3>
        <ul className={styles.benefits}>
          {premium.benefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <Sign className={styles.signs[free ? "blocked" : "included"]} size={16} aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      {checkoutUrl === null && whomToAsk !== undefined && (
        <p className={styles.notice}>{whomToAsk}</p>
      )}
      {variant === "premium" && checkoutUrl !== null && (
        <p className={styles.account}>
          {premium.accountFirst}{" "}
          <a className={styles.accountLink} href={`/login${CHOSEN_PREMIUM}`}>
            {premium.haveAccount}
          </a>
        </p>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {components.cancel}
        </Button>
        <Continuation {...props} />
      </DialogActions>
    </Dialog>
  );
}

/** The next step: the registration for visitors, the payment for users. */
function Continuation({ variant, checkoutUrl, onCheckoutOpened }: PremiumDialogProps) {
  if (variant === "free")
    return (
      <a className={button()} href="/register">
        {premium.continueFree}
      </a>
    );
  if (variant === "premium") return <AccountLink url={checkoutUrl} />;
  return <CheckoutLink url={checkoutUrl} onOpen={onCheckoutOpened} />;
}
