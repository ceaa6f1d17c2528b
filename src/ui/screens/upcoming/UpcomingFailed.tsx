import { useRouter, useRouterState } from "@tanstack/react-router";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { failed } from "./upcoming.css.ts";

/** Replaces content that could not be fetched; the rest of the screen is there. */
export function UpcomingFailed({ sentence }: { readonly sentence: string }) {
  const router = useRouter();
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <div className={failed} role="status">
      <p>{sentence}</p>
      <Button
        variant="secondary"
        size="small"
        pending={loading}
        pendingLabel={components.loading}
        onClick={() => void router.invalidate()}
      >
        {components.retry}
      </Button>
    </div>
  );
}
