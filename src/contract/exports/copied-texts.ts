import * as v from "valibot";
import { PAYMENT_KEY_MAX } from "../../domain/forecast/payment-key.ts";

/** The longest id that a row of a copy refers to, in characters: a digest has fewer. */
const REFERENCE_MAX = 64;

/** The longest id of a dismissed proposal: that of a payment that ended, which begins with 'regular:'. */
const DISMISSED_MAX = PAYMENT_KEY_MAX + 8;

/** A text of a copy that is stored as it stands, as long as a call may make it. */
export const copiedText = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

/** The id of a dismissed proposal. */
export const dismissedProposal = copiedText(DISMISSED_MAX);

/** The id of a row that another one of a copy refers to. */
export const reference = copiedText(REFERENCE_MAX);
