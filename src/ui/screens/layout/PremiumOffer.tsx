import { useSelector } from "@xstate/react";
import { isAdmin } from "../../../domain/users/user.ts";
import { premiumInside } from "../../../text/payments/premium-inside.ts";
import { PremiumDialog } from "../../components/PremiumDialog/PremiumDialog.tsx";
import { useOverlays } from "../../overlay-context.ts";
import { useUser } from "../../use-user.ts";

/** The offer of Premium, opened from the sidebar and from every lock; administrators learn where plans change. */
export function PremiumOffer() {
  const { premium } = useOverlays();
  const open = useSelector(premium, (snapshot) => snapshot.hasTag("open"));
  const loading = useSelector(premium, (snapshot) => snapshot.hasTag("busy"));
  const address = useSelector(premium, ({ context }) => context.address);
  const user = useUser();
  const administers = user !== null && isAdmin(user);
  return (
    <PremiumDialog
      open={open}
      onClose={() => premium.send({ type: "CLOSE" })}
      checkoutUrl={administers ? null : loading ? undefined : address}
      whomToAsk={administers ? premiumInside.asAdministrator : premiumInside.askAdministrator}
      onCheckoutOpened={() => premium.send({ type: "CHECKOUT_OPENED" })}
    />
  );
}
