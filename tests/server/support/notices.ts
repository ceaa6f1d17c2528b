import { createHmac } from "node:crypto";
import * as v from "valibot";
import { checkoutSchema, SIGNATURE_HEADER } from "../../../src/contract/payments.ts";
import { paths } from "../../../src/contract/paths.ts";
import { REFERENCE_PARAMETER } from "../../../src/domain/plans/checkout.ts";
import { call } from "./caller.ts";
import { SECRET, type TestServer } from "./start-test-server.ts";

/** The signature of a body at a moment in Unix seconds, as its header says it. */
export const signatureOf = (body: string | Buffer, time: number, secret = SECRET): string =>
  `t=${time},v1=${createHmac("sha256", secret).update(`${time}.`).update(body).digest("hex")}`;

/** A body as it is sent by who shares the server's secret. */
export const signed = ({ stores }: Pick<TestServer, "stores">, body: string | Buffer) => ({
  body,
  headers: {
    "content-type": "application/json",
    [SIGNATURE_HEADER]: signatureOf(body, Math.floor(stores.clock.now() / 1000)),
  },
});

/** Where a user buys Premium. */
export async function checkoutOf(server: TestServer, token: string): Promise<string> {
  const answer = await call(server, "POST", paths.checkout, { token });
  return v.parse(checkoutSchema, answer.body).checkout_url ?? "";
}

/** By what their payment names them. */
export const referenceOf = async (server: TestServer, token: string): Promise<string> =>
  new URL(await checkoutOf(server, token)).searchParams.get(REFERENCE_PARAMETER) ?? "";

/** Tells the server what happened to a subscription, as its provider would. */
export const sendNotice = (server: TestServer, notice: object) =>
  call(server, "POST", paths.paymentNotice, signed(server, JSON.stringify(notice)));
