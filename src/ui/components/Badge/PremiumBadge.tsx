import { Crown } from "lucide-react";
import { premium } from "../../../text/payments/premium.ts";
import { Badge } from "./Badge.tsx";

export const PremiumBadge = () => (
  <Badge tone="warning" icon={<Crown size={14} aria-hidden />}>
    {premium.name}
  </Badge>
);
