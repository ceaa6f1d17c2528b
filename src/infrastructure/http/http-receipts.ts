import type { Receipts } from "../../application/receipts/receipts.ts";
import { paths } from "../../contract/paths.ts";
import { decodeKnownReceipt, knownReceiptSchema } from "../../contract/receipts.ts";
import type { Api } from "./api.ts";

/** Known receipts over the call of /taloes. */
export const httpReceipts = (api: Api): Receipts => ({
  lookUp: async ({ taxNumber, atcud }) => {
    const query = { nif: taxNumber, ...(atcud !== null && { atcud }) };
    return decodeKnownReceipt(await api("get", paths.receipts, knownReceiptSchema, { query }));
  },
});
