import { useLocation } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { COMES_BY_ITSELF, needsServerText } from "../../../text/pages/needs-server.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";

/** Stands for a screen that needs the server; the route loads it once that can be reached. */
export function NeedsServer() {
  const sentence = useLocation({ select: ({ pathname }) => needsServerText(pathname) });
  return (
    <div role="status">
      <EmptyState icon={<CloudOff size={24} />} message={sentence} hint={COMES_BY_ITSELF} />
    </div>
  );
}
