import { useRouter, useRouterState, type ErrorComponentProps } from "@tanstack/react-router";
import { failureOf } from "../../../application/failure.ts";
import { loadFailureText } from "../../../text/failures.ts";
import { FailureState } from "../../components/FailureState/FailureState.tsx";

/** Stands in for a screen that could not be loaded (§8, failed loads). */
export function LoadFailure({ error }: ErrorComponentProps) {
  const router = useRouter();
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <FailureState
      message={loadFailureText(failureOf(error))}
      retrying={loading}
      onRetry={() => void router.invalidate()}
    />
  );
}
