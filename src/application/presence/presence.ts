import type { Proof } from "../../domain/users/proof.ts";

/** Confirms the user's presence to the server (/auth/presenca). */
export type Presence = {
  /** Valid for ten minutes. Rejects with a Failure; a wrong proof is `rejected`, in the field `senha` or `codigo`. */
  confirm(proof: Proof): Promise<void>;
};
