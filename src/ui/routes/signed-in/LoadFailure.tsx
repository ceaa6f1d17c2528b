import {
  useLocation,
  useRouter,
  useRouterState,
  type ErrorComponentProps,
} from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { failureOf, isFailure, type Failure } from "../../../application/failure.ts";
import { loadFailureText } from "../../../text/failures.ts";
import { RETRIED_BY_ITSELF, THERE_IS_NEWER } from "../../../text/pages/offline.ts";
import { screenTitle } from "../../../text/pages/page-titles.ts";
import { FailureState } from "../../components/FailureState/FailureState.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { lazyComponent } from "../../lazy-component.tsx";
import { useSignedIn } from "../../signed-in-context.ts";

const NeedsServer = lazyComponent(
  async () => (await import("../../screens/needs-server/NeedsServer.tsx")).NeedsServer,
);

type LoadFailureProps = ErrorComponentProps & {
  readonly sentence?: (failure: Failure) => string;
  /** Whether the rest of the screen, with its title, is shown. */
  readonly partial?: boolean;
};

/** Replaces a screen that could not be loaded, below its title; offline, until there is a connection. */
export function LoadFailure({
  error,
  sentence = loadFailureText,
  partial = false,
}: LoadFailureProps) {
  const router = useRouter();
  const { fetchMissing, isOwnDevice, keepTrying, overlays } = useSignedIn();
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  const title = useLocation({ select: ({ pathname }) => screenTitle(pathname) });
  const failure = failureOf(error);
  const missing = isMissingPart(error) ? error : null;
  const [outdated, setOutdated] = useState(false);
  const awaited = failure.type === "offline" && !outdated ? failure : null;
  // Retries after each failure, also after a failed retry.
  useEffect(() => (awaited === null ? undefined : keepTrying()), [awaited, keepTrying]);
  useEffect(() => {
    if (missing !== null) void overlays.then(({ update }) => update.isOutdated()).then(setOutdated);
  }, [missing, overlays]);
  return (
    <>
      {!partial && <PageHeader title={title} />}
      {awaited && missing === null && isOwnDevice() ? (
        <NeedsServer />
      ) : (
        <FailureState
          message={outdated ? THERE_IS_NEWER : sentence(failure)}
          hint={awaited && RETRIED_BY_ITSELF}
          retrying={loading}
          onRetry={missing ? fetchMissing : () => void router.invalidate()}
        />
      )}
    </>
  );
}

/** A failed call rejects with a plain value; a module that could not be fetched is an Error. */
const isMissingPart = (error: unknown): boolean => error instanceof Error && isFailure(error);
