import type { ErrorComponentProps } from "@tanstack/react-router";
import { failureOf } from "../../../application/failure.ts";
import { usersFailureText } from "../../../text/failures.ts";
import { shownLater } from "../../shown-later.tsx";
import { LoadFailure } from "./LoadFailure.tsx";

const FactorMissing = shownLater(
  async () => (await import("../../screens/admin/FactorMissing.tsx")).FactorMissing,
);

/** Stands in for the administration; who needs a second factor first is led to where it is set up. */
export function AdminFailure(props: ErrorComponentProps) {
  const failure = failureOf(props.error);
  return failure.type === "rejected" && failure.code === "segundo_fator" ? (
    <FactorMissing />
  ) : (
    <LoadFailure {...props} sentence={usersFailureText} />
  );
}
