import { Crown } from "lucide-react";
import { premium } from "../../../text/payments/premium.ts";
import { CHOSEN_PREMIUM } from "../../chosen-premium.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { Button } from "../Button/Button.tsx";
import { button } from "../Button/button-look.ts";

/** The address of the payment provider, `null` where there is none, `undefined` until it is known. */
export type CheckoutUrl = string | null | undefined;

type CheckoutLinkProps = {
  readonly url: CheckoutUrl;
  readonly onOpen?: (() => void) | undefined;
};

/** Opens the payment in a new tab, without a referrer or opener. */
export const CheckoutLink = ({ url, onOpen }: CheckoutLinkProps) =>
  url ? (
    <a
      className={button()}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => onOpen?.()}
    >
      <Crown size={16} aria-hidden />
      {premium.activate}
      <span className={visuallyHidden}> ({premium.opensNewTab})</span>
    </a>
  ) : (
    <NoCheckout url={url} />
  );

/** Leads a visitor to the registration that comes before the payment. */
export const AccountLink = ({ url }: Pick<CheckoutLinkProps, "url">) =>
  url ? (
    <a className={button()} href={`/register${CHOSEN_PREMIUM}`}>
      <Crown size={16} aria-hidden />
      {premium.activate}
    </a>
  ) : (
    <NoCheckout url={url} />
  );

const NoCheckout = ({ url }: Pick<CheckoutLinkProps, "url">) => (
  <Button disabled icon={<Crown size={16} aria-hidden />}>
    {url === null ? premium.unavailable : premium.activate}
  </Button>
);
