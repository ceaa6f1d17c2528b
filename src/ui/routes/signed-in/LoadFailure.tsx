import { useRouter, useRouterState, type ErrorComponentProps } from "@tanstack/react-router";
import { failureOf, type Failure } from "../../../application/failure.ts";
import { loadFailureText } from "../../../text/failures.ts";
import { FailureState } from "../../components/FailureState/FailureState.tsx";

type LoadFailureProps = ErrorComponentProps & {
  readonly sentence?: (failure: Failure) => string;
  readonly heading?: "h1" | "h2" | undefined;
};

/** Stands in for a screen that could not be loaded (§8, failed loads). */
export function LoadFailure({ error, sentence = loadFailureText, heading }: LoadFailureProps) {
  const router = useRouter();
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <FailureState
      message={sentence(failureOf(error))}
      heading={heading}
      retrying={loading}
      onRetry={() => void router.invalidate()}
    />
  );
}
