import type { Proof } from "../../domain/users/proof.ts";

/** Proves to the server that it is the person of the session who sits here (/auth/presenca). */
export type Presence = {
  /** Holds for ten minutes. Rejects with a Failure; a wrong proof is `rejected`, in the field `senha` or `codigo`. */
  confirm(proof: Proof): Promise<void>;
};
