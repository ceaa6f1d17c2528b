import { useSelector } from "@xstate/react";
import type { User } from "../domain/users/user.ts";
import { usePage } from "./page-context.ts";

/** The signed-in user; null only during sign-out. */
export const useUser = (): User | null =>
  useSelector(usePage().session, ({ context }) => context.session?.user ?? null);
