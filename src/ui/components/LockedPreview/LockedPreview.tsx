import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { exampleMark } from "../../../text/pages/example.ts";
import { premium } from "../../../text/payments/premium.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { box, inSight, preview, unlock } from "./locked-preview.css.ts";

type LockedPreviewProps = {
  /** An example of what Premium shows here; cannot be focused or clicked. */
  readonly children: ReactNode;
  readonly onUnlock: () => void;
};

export const LockedPreview = ({ children, onUnlock }: LockedPreviewProps) => (
  <div className={box}>
    <Badge>{exampleMark}</Badge>
    <div className={preview} inert aria-hidden>
      {children}
    </div>
    <div className={unlock}>
      <div className={inSight}>
        <Button icon={<Lock size={16} aria-hidden />} onClick={onUnlock}>
          {premium.unlock}
        </Button>
      </div>
    </div>
  </div>
);
