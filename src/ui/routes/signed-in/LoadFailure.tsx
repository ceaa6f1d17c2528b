import { useRouter, useRouterState, type ErrorComponentProps } from "@tanstack/react-router";
import { failureOf, isFailure, type Failure } from "../../../application/failure.ts";
import { loadFailureText } from "../../../text/failures.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { FailureState } from "../../components/FailureState/FailureState.tsx";

type LoadFailureProps = ErrorComponentProps & {
  readonly sentence?: (failure: Failure) => string;
  readonly heading?: "h1" | "h2" | undefined;
};

/** Stands in for a screen that could not be loaded. */
export function LoadFailure({ error, sentence = loadFailureText, heading }: LoadFailureProps) {
  const router = useRouter();
  const { fetchMissing } = useSignedIn();
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <FailureState
      message={sentence(failureOf(error))}
      heading={heading}
      retrying={loading}
      onRetry={isMissingPart(error) ? fetchMissing : () => void router.invalidate()}
    />
  );
}

/** A call fails with a mere value; what the browser itself failed to fetch for the page comes as an Error. */
const isMissingPart = (error: unknown): boolean => error instanceof Error && isFailure(error);
