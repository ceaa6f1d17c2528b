import { useSelector } from "@xstate/react";
import { premiumInside } from "../../../text/premium-inside.ts";
import { PremiumDialog } from "../../components/PremiumDialog/PremiumDialog.tsx";
import { useOverlays } from "../../overlay-context.ts";

/** The offer of Premium, opened from the sidebar and from every lock. */
export function PremiumOffer() {
  const { premium } = useOverlays();
  const open = useSelector(premium, (snapshot) => snapshot.hasTag("open"));
  const loading = useSelector(premium, (snapshot) => snapshot.hasTag("busy"));
  const address = useSelector(premium, ({ context }) => context.address);
  return (
    <PremiumDialog
      open={open}
      onClose={() => premium.send({ type: "CLOSE" })}
      checkoutUrl={loading ? undefined : address}
      whomToAsk={premiumInside.askAdministrator}
      onCheckoutOpened={() => premium.send({ type: "CHECKOUT_OPENED" })}
    />
  );
}
