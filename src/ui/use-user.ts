import { useSelector } from "@xstate/react";
import type { User } from "../domain/users/user.ts";
import { usePage } from "./page-context.ts";

/** Who is signed in; null only in the moment of leaving. */
export const useUser = (): User | null =>
  useSelector(usePage().session, ({ context }) => context.session?.user ?? null);
