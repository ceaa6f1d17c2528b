import type { Layout } from "../layout.ts";
import { OTHER_BANKS } from "./other-banks.ts";
import { PORTUGUESE_BANKS } from "./portuguese-banks.ts";
import { PROGRAMS } from "./programs.ts";

/** All known layouts, in the order in which a header is compared with them: the first match counts. */
export const LAYOUTS: readonly Layout[] = [...PORTUGUESE_BANKS, ...OTHER_BANKS, ...PROGRAMS];
